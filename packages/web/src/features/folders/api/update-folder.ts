import type { ChangeCase } from "@foja/core/practice/clients/client.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Changes the given fields; with `version`, only if that is still the current one. */
export async function updateFolder(id: string, json: ChangeCase, version?: number) {
  const headers: Record<string, string> =
    version === undefined ? {} : { "If-Match": `"${version}"` };
  const pending = client.api.folders[":id"].$put({ param: { id }, json }, { headers });
  return (await answer(pending)).folder;
}
