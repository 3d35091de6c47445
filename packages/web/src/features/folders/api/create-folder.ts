import type { OpenCase } from "@foja/core/practice/clients/client.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Creates a case. Sent again with the same key, it is the same case. */
export async function createFolder(json: OpenCase, key: string) {
  const headers = { "Idempotency-Key": key };
  return (await answer(client.api.folders.$post({ json }, { headers }))).folder;
}
