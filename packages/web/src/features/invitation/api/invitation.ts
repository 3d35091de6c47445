import type { Offer } from "@foja/core/accounts/practices/practice.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { read, accept } = client.api.invitations;

/** What an invitation offers to who holds its letter. */
export async function readInvitation(token: string, signal: AbortSignal): Promise<Offer> {
  return (await answer(read.$post({ json: { token } }, { init: { signal } }))).invitation;
}

/** Makes the person who is signed in part of the practice; answers like a sign-in there. */
export const acceptInvitation = (token: string) => answer(accept.$post({ json: { token } }));
