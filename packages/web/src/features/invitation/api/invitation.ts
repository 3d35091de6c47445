import type { JoinPractice, Offer } from "@foja/core/accounts/practices/practice.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const invitation = client.api.members.invitations[":token"];

/** The offer of an invitation, for whoever has its e-mail's secret. */
export async function readInvitation(token: string, signal: AbortSignal): Promise<Offer> {
  const pending = invitation.offer.$get({ param: { token } }, { init: { signal } });
  return (await answer(pending)).invitation;
}

/** Makes the signed-in person a member of the practice; answers like a sign-in there. */
export const acceptInvitation = (token: string) =>
  answer(invitation.accept.$post({ param: { token } }));

/** Opens the account of the invited address; answers like a sign-in at the practice. */
export const join = (token: string, json: JoinPractice) =>
  answer(invitation.join.$post({ param: { token }, json }));
