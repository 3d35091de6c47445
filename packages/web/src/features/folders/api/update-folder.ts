import type { ChangeCase } from "@foja/core/practice/clients/client.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Changes the fields it carries; with `version`, only over what was read. */
export async function updateFolder(id: string, json: ChangeCase, version?: number) {
  const headers: Record<string, string> =
    version === undefined ? {} : { "If-Match": `"${version}"` };
  const pending = client.api.folders[":id"].$put({ param: { id }, json }, { headers });
  return (await answer(pending)).folder;
}
