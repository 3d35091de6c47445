import type { ResetPassword, VerifyCode } from "@foja/core/accounts/auth/auth.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/**
 * Verifies an e-mail with the code it was sent. Signs in the browser that registered it; in any
 * other the same code lets a password be chosen.
 */
export const verifyCode = (json: VerifyCode) =>
  answer(client.api.auth["verify-code"].$post({ json }));

/** Mails another verification code. The answer never shows whether the account exists. */
export const resendCode = (email: string) =>
  answer(client.api.auth["resend-code"].$post({ json: { email } }));

/** Mails a code to choose a new password with. */
export const requestReset = (email: string) =>
  answer(client.api.auth["reset-request"].$post({ json: { email } }));

/** Asks whether a reset code is right, without using it up. */
export const verifyResetCode = (json: VerifyCode) =>
  answer(client.api.auth["verify-reset-code"].$post({ json }));

/** Chooses a new password with a code. */
export const resetPassword = (json: ResetPassword) => answer(client.api.auth.reset.$post({ json }));
