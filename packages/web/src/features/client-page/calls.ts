import type { StoredFile } from "@foja/core/practice/files/file.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { sendFile } from "~/lib/api/send-file";
import { announced } from "~/lib/files/choice";

const page = client.api.public.client[":token"];

/** The page of a client's link. */
export const readPage = (token: string, signal: AbortSignal) =>
  answer(page.$get({ param: { token } }, { init: { signal } }));

export const proveBy = (token: string, json: { digits?: string; code?: string }) =>
  answer(page.proof.$post({ param: { token }, json }));
export const askForCode = (token: string) => answer(page.code.$post({ param: { token } }));
type Message = { text: string; folderId?: string; files: string[] };

/** Sent again with the same key, it is written once. */
export const writeMessage = (token: string, json: Message, key: string) =>
  answer(page.messages.$post({ param: { token }, json }, { headers: { "Idempotency-Key": key } }));

/** Uploads a file for a message about a case. */
export async function postFile(
  token: string,
  folderId: string,
  source: File,
  progress: Parameters<typeof sendFile>[2],
): Promise<StoredFile> {
  const json = { ...announced(source), folderId };
  const { file, upload } = await answer(page.files.$post({ param: { token }, json }));
  await sendFile(upload, source, progress);
  return file;
}

/** The address of a shared document, for a minute. */
export const documentUrl = async (token: string, id: string): Promise<string> =>
  (await answer(page.documents[":id"].$get({ param: { token, id } }))).url;
