/** The message of an answer of which no more is left than that it was given. */
export const DONE_ALREADY =
  "El pedido ya se hizo. La respuesta es demasiado grande para mostrarla: volvé a abrir la lista.";
/** How many identifiers are left of it. */
const MOST_IDS = 1000;

/** What is left of an answer too large to give or keep: that it was done, and the ids in it. */
export const reducedTo = (body: string): string =>
  JSON.stringify({ success: true, message: DONE_ALREADY, ids: idsIn(body) });

function idsIn(body: string): string[] {
  const found = body.matchAll(/"_id":"([a-z]{3}_[0-9A-Z]{26})"/g);
  return [...new Set([...found].map(([, id = ""]) => id))].slice(0, MOST_IDS);
}
