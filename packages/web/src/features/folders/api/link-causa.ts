import type { linkCausa as schema } from "@foja/core/practice/folders/folder.schema";
import type * as z from "zod";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Links a case with one of the court's system, if it is still the version that was read. */
export async function linkCausa(id: string, json: z.input<typeof schema>, version: number) {
  const headers = { "If-Match": `"${version}"` };
  const pending = client.api.folders["link-causa"][":id"].$put(
    { param: { id }, json },
    { headers },
  );
  return (await answer(pending)).folder;
}
