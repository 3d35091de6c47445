/** The part of an account's second factors that shows whether it has one. */
export type OwnedFactors = { totp: object | null; passkeys: readonly object[] };

/** Whether an account has a second factor. Recovery codes alone are none. */
export const hasFactor = (factors: OwnedFactors | undefined): boolean =>
  !!factors && (factors.totp !== null || factors.passkeys.length > 0);
