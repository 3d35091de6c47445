import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

export type GoogleConfiguration = { clientId: string; authUrl: string };

/** What the button needs to know; an empty `clientId` means that there is no button. */
export const googleConfiguration = () => answer(client.api.auth.google.$get());

/** Signs in with an ID token that Google issued to this application. */
export const loginWithGoogle = (token: string, remember: boolean) =>
  answer(client.api.auth.google.$post({ json: { token, remember } }));
