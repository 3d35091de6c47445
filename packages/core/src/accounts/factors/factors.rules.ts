import type { OwnedFactors } from "../../kernel/factor.rules";
import type { Method } from "./factor.schema";

/** How long after a proof of the second factor sensitive actions are allowed. */
export const FRESH_MS = 10 * 60_000;
/** How long a device is remembered. */
export const REMEMBERED_MS = 30 * 24 * 3600_000;
/** How many of each an account may have; of devices the oldest gives way. */
export const MOST = { passkeys: 10, remembered: 20, recovery: 10 };

/** The ways in which the second factor of an account can be proved. */
export function methodsOf({
  totp,
  passkeys,
  recovery,
}: OwnedFactors & { recovery: readonly string[] }): Method[] {
  return [
    ...(totp ? (["totp"] as const) : []),
    ...(passkeys.length > 0 ? (["passkey"] as const) : []),
    ...(recovery.length > 0 ? (["recovery"] as const) : []),
  ];
}

/** Whether a proof of some instant (ISO) still counts. */
export const isFresh = (provenAt: string | null | undefined, nowMs: number): boolean =>
  !!provenAt && nowMs - Date.parse(provenAt) < FRESH_MS;

/** The devices that are still remembered under a password. */
export const remembering = <T extends { of: string; expiresAt: string }>(
  all: readonly T[],
  of: string,
  nowMs: number,
): T[] => all.filter((one) => one.of === of && Date.parse(one.expiresAt) > nowMs);

/** Whether a code is one of the application's, and not of recovery. */
export const isOfApplication = (code: string): boolean => /^\d{6}$/.test(code.replace(/\s/g, ""));

/** A code without what people write between its parts; recovery codes in capitals. */
export const bare = (code: string): string => code.replace(/[\s-]/g, "").toUpperCase();

/** The letters and digits of recovery codes: none that is taken for another when copied by hand. */
export const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A recovery code in four parts, as it is shown: 16 characters of 5 bits. */
export const spelled = (octets: Uint8Array): string =>
  Array.from(octets, (octet) => ALPHABET[octet % ALPHABET.length])
    .join("")
    .replace(/(.{4})(?!$)/g, "$1-");

/** What the owner is notified of by mail: a factor added or removed, or a recovery code used. */
export type FactorNews =
  | { what: "totpAdded" | "totpRemoved" | "codesRenewed" }
  | { what: "passkeyAdded" | "passkeyRemoved"; name: string }
  | { what: "recoveryUsed"; left: number };
