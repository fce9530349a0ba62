/** What a page asks of the server while it is looked at. */
import { get } from "../api.js";
import { attempt } from "../messages.js";
import { me } from "../state.js";
import { useEffect, useState } from "../ui.js";

/**
 * What the server tells, fetched anew for another address and for another reader.
 * @template T
 * @param {string} address
 * @returns {[T|null, string]}
 */
export function useFetched(address) {
  const [found, setFound] = useState(/** @type {T|null} */ (null));
  const [problem, setProblem] = useState("");
  const ready = Boolean(me.value);
  useEffect(() => {
    let wanted = ready;
    const load = async () => {
      try {
        const answer = await get(address);
        if (wanted) setFound(answer);
      } catch (error) {
        if (wanted) setProblem(/** @type {Error} */ (error).message);
      }
    };
    if (ready) load();
    return () => {
      wanted = false;
    };
  }, [address, ready, me.value?.person.id]);
  return [found, problem];
}

/**
 * Something of one's own, and how to fetch it again after a change; a failure is told.
 * @template T
 * @param {string} address
 * @returns {[T|null, () => Promise<any>]}
 */
export function useOwn(address) {
  const [found, setFound] = useState(/** @type {T|null} */ (null));
  const load = () => attempt(async () => setFound(await get(address)));
  useEffect(() => {
    load();
  }, [address]);
  return [found, load];
}
