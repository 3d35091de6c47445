import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The records of the practice that contain a text: five of each type, best first. */
export async function searchServer(q: string, signal?: AbortSignal) {
  const pending = client.api.search.$get({ query: { q } }, { init: { signal } });
  return (await answer(pending)).results;
}
