import type { ResetPassword, VerifyCode } from "@foja/core/accounts/auth/auth.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/**
 * Verifies an e-mail address with the code sent to it. Signs in the browser that registered it; in
 * any other the same code allows choosing a password.
 */
export const verifyCode = (json: VerifyCode) =>
  answer(client.api.auth["verify-code"].$post({ json }));

/** Sends another verification code. The answer never shows whether the account exists. */
export const resendCode = (email: string) =>
  answer(client.api.auth["resend-code"].$post({ json: { email } }));

/** Sends a code for choosing a new password. */
export const requestReset = (email: string) =>
  answer(client.api.auth["reset-request"].$post({ json: { email } }));

/** Checks a reset code without using it up. */
export const verifyResetCode = (json: VerifyCode) =>
  answer(client.api.auth["verify-reset-code"].$post({ json }));

/** Sets a new password with a code. */
export const resetPassword = (json: ResetPassword) => answer(client.api.auth.reset.$post({ json }));

/** Gives an account back the address that it had, with the token in the letter to it. */
export const undoEmail = (token: string) =>
  answer(client.api.auth.email.undo.$post({ json: { token } }));
