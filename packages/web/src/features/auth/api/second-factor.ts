import type {
  Assertion,
  SecondFactor,
  SecondFactorAgain,
} from "@foja/core/accounts/factors/factor.schema";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Finishes a sign-in that was asked for the second factor. */
export const answerSecondFactor = (json: SecondFactor) =>
  answer(client.api.auth["second-factor"].$post({ json }));

/** Asks what the second factor of the signed-in person can be shown with. */
export const askAgain = () => answer(client.api.auth["second-factor"].challenge.$post());

/** Shows it again: the session may do sensitive things for ten minutes. */
export const answerAgain = (json: SecondFactorAgain) =>
  answer(client.api.auth["second-factor"].again.$post({ json }));

/** What a browser needs to sign in with a passkey, whoever it is of. */
export const askPasskey = () => answer(client.api.auth.passkeys["sign-in"].options.$post());

/** Signs in with a passkey alone. */
export const signInWithPasskey = (credential: Assertion, remember: boolean) =>
  answer(client.api.auth.passkeys["sign-in"].$post({ json: { credential, remember } }));
