import type {
  Assertion,
  SecondFactor,
  SecondFactorAgain,
} from "@foja/core/accounts/factors/factor.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Completes a sign-in that needs the second factor. */
export const answerSecondFactor = (json: SecondFactor) =>
  answer(client.api.auth["second-factor"].$post({ json }));

/** Reads the methods by which the signed-in person can confirm their second factor. */
export const askAgain = () => answer(client.api.auth["second-factor"].challenge.$post());

/** Confirms it again: sensitive actions are then allowed for ten minutes. */
export const answerAgain = (json: SecondFactorAgain) =>
  answer(client.api.auth["second-factor"].again.$post({ json }));

/** The options for signing in with a passkey, whoever's it is. */
export const askPasskey = () => answer(client.api.auth.passkeys["sign-in"].options.$post());

/** Signs in with a passkey alone. */
export const signInWithPasskey = (credential: Assertion, remember: boolean) =>
  answer(client.api.auth.passkeys["sign-in"].$post({ json: { credential, remember } }));
