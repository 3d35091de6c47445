import type { VerifyCode } from "@foja/core/accounts/auth/auth.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Mails a code to the address to which the account shall change. */
export const askEmail = (email: string) => answer(client.api.auth.email.$post({ json: { email } }));

/** Changes the account's address with that code; the other sessions end. */
export const confirmEmail = (json: VerifyCode) =>
  answer(client.api.auth.email.confirm.$post({ json }));
