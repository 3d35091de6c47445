import type { Attestation } from "@foja/core/accounts/factors/factor.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { totp, passkeys } = client.api.auth;

/** The second factor of the account. */
export const secondFactor = () =>
  queryOptions({
    queryKey: ["second-factor"],
    queryFn: async ({ signal }) => {
      const asked = client.api.auth["second-factor"].$get({}, { init: { signal } });
      return (await answer(asked)).factors;
    },
  });

/** Creates a secret for an authenticator application. */
export const startTotp = () => answer(totp.$post());

/** Confirms it with a code; returns the recovery codes. */
export const confirmTotp = (code: string) => answer(totp.confirm.$post({ json: { code } }));

/** Removes the authenticator application from the account. */
export const removeTotp = () => answer(totp.$delete());

/** Creates new recovery codes. */
export const renewRecoveryCodes = () => answer(client.api.auth["recovery-codes"].$post());

/** The options for creating a passkey in the browser. */
export const offerPasskey = () => answer(passkeys.options.$post());

/** Adds the passkey that was created. */
export const addPasskey = (credential: Attestation) =>
  answer(passkeys.$post({ json: { credential } }));

/** Names a passkey. */
export const renamePasskey = (id: string, name: string) =>
  answer(passkeys[":id"].$patch({ param: { id }, json: { name } }));

/** Removes a passkey from the account. */
export const removePasskey = (id: string) => answer(passkeys[":id"].$delete({ param: { id } }));

/** Ends the remembering of a device, which will be asked for the second factor again. */
export const forgetDevice = (id: string) =>
  answer(client.api.auth["remembered-devices"][":id"].$delete({ param: { id } }));
