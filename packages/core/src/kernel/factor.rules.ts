/** What of an account's second factors says whether there is one. */
export type OwnedFactors = { totp: object | null; passkeys: readonly object[] };

/** Whether an account has a second factor. Recovery codes alone are none. */
export const hasFactor = (factors: OwnedFactors | undefined): boolean =>
  !!factors && (factors.totp !== null || factors.passkeys.length > 0);
