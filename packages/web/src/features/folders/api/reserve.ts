import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Keeps a case for these people, or opens it to the whole practice with null. */
export async function reserveFolder(id: string, people: string[] | null) {
  const pending = client.api.folders[":id"].reserved.$put({ param: { id }, json: { people } });
  return (await answer(pending)).folder;
}
