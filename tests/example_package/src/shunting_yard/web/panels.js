/**
 * The panels of Shunting Yard: the sidings with their wagons, which can be taken by clicking on them.
 *
 * Bradshaw calls `panels` once with what components are made of; it answers with the parts that the game shows itself.
 */
export function panels({ html, say, t }) {
  /** One siding. A wagon stands for taking it with all in front of it; where that is not legal it is only shown. */
  function Siding({ siding, wagons, choices, pick }) {
    const taking = (count) => choices?.actions.find(({ action }) => action.siding === siding && action.wagons === count);
    const name = t("yard-panel-siding", { siding });
    return html`<li class="yard-siding">
      <b>${name}</b>
      ${wagons === 0 && html`<span class="quiet-text">${t("yard-panel-empty")}</span>`}
      ${Array.from({ length: wagons }, (_, index) => {
        const choice = taking(index + 1);
        return choice
          ? html`<button key=${index} class="yard-wagon" aria-label=${say(choice.text)} title=${say(choice.text)} onClick=${() => pick(choice)}>${index + 1}</button>`
          : html`<span key=${index} class="yard-wagon" aria-hidden="true"></span>`;
      })}
    </li>`;
  }

  /** The whole yard, below the board. */
  function ActionTable({ position, choices, pick }) {
    return html`<section class="yard" aria-labelledby="yard-title">
      <h2 id="yard-title">${t("yard-panel-title")}</h2>
      <ul>
        ${Object.entries(position.position.sidings).map(
          ([siding, wagons]) => html`<${Siding} key=${siding} siding=${siding} wagons=${wagons} choices=${choices} pick=${pick} />`,
        )}
      </ul>
    </section>`;
  }

  return { ActionTable };
}
