import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

export type GoogleConfiguration = { clientId: string; authUrl: string };

/** The configuration of Google's button; an empty `clientId` means that there is none. */
export const googleConfiguration = () => answer(client.api.auth.google.$get());

/** Signs in with an ID token that Google issued to this application. */
export const loginWithGoogle = (token: string, remember: boolean) =>
  answer(client.api.auth.google.$post({ json: { token, remember } }));
