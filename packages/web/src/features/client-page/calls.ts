import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const page = client.api.public.client[":token"];

/** The page of a client's link. */
export const readPage = (token: string, signal: AbortSignal) =>
  answer(page.$get({ param: { token } }, { init: { signal } }));

export const proveBy = (token: string, json: { digits?: string; code?: string }) =>
  answer(page.proof.$post({ param: { token }, json }));
export const askForCode = (token: string) => answer(page.code.$post({ param: { token } }));
export const writeMessage = (token: string, json: { text: string; folderId?: string }) =>
  answer(page.messages.$post({ param: { token }, json }));

/** The address of a shared document, for a minute. */
export const documentUrl = async (token: string, id: string): Promise<string> =>
  (await answer(page.documents[":id"].$get({ param: { token, id } }))).url;
