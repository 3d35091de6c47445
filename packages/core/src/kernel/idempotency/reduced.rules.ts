/** The message of an answer that was too large to store or send. */
export const DONE_ALREADY =
  "El pedido ya se hizo. La respuesta es demasiado grande para mostrarla: volvé a abrir la lista.";
/** The most ids of it that are listed. */
const MOST_IDS = 1000;

/** The short form of an answer too large to send or store: that it was done, and the ids in it. */
export const reducedTo = (body: string): string =>
  JSON.stringify({ success: true, message: DONE_ALREADY, ids: idsIn(body) });

function idsIn(body: string): string[] {
  const found = body.matchAll(/"_id":"([a-z]{3}_[0-9A-Z]{26})"/g);
  return [...new Set([...found].map(([, id = ""]) => id))].slice(0, MOST_IDS);
}
