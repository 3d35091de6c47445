import type { Attestation } from "@foja/core/accounts/factors/factor.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { totp, passkeys } = client.api.auth;

/** What the account has as its second factor. */
export const secondFactor = () =>
  queryOptions({
    queryKey: ["second-factor"],
    queryFn: async ({ signal }) => {
      const asked = client.api.auth["second-factor"].$get({}, { init: { signal } });
      return (await answer(asked)).factors;
    },
  });

/** Makes a secret for an application of codes. */
export const startTotp = () => answer(totp.$post());

/** Confirms it with a code; answers the recovery codes. */
export const confirmTotp = (code: string) => answer(totp.confirm.$post({ json: { code } }));

/** Takes the application off the account. */
export const removeTotp = () => answer(totp.$delete());

/** Makes new recovery codes. */
export const renewRecoveryCodes = () => answer(client.api.auth["recovery-codes"].$post());

/** What the browser needs to have a passkey made. */
export const offerPasskey = () => answer(passkeys.options.$post());

/** Adds the passkey that was made. */
export const addPasskey = (credential: Attestation) =>
  answer(passkeys.$post({ json: { credential } }));

/** Names a passkey. */
export const renamePasskey = (id: string, name: string) =>
  answer(passkeys[":id"].$patch({ param: { id }, json: { name } }));

/** Takes a passkey off the account. */
export const removePasskey = (id: string) => answer(passkeys[":id"].$delete({ param: { id } }));

/** Has a remembered device ask for the factor again. */
export const forgetDevice = (id: string) =>
  answer(client.api.auth["remembered-devices"][":id"].$delete({ param: { id } }));
