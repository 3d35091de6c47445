import type { OwnedFactors } from "../../kernel/factor.rules";
import type { Method } from "./factor.schema";

/** How long after a proof of the second factor sensitive actions are allowed, in ms. */
export const FRESH_MS = 10 * 60_000;
/** How long a device is remembered, in ms. */
export const REMEMBERED_MS = 30 * 24 * 3600_000;
/** The most of each that an account may have; beyond it the oldest device is forgotten. */
export const MOST = { passkeys: 10, remembered: 20, recovery: 10 };

/** The methods by which an account's second factor can be proved. */
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

/** Whether a proof made at an instant (ISO) is still valid. */
export const isFresh = (provenAt: string | null | undefined, nowMs: number): boolean =>
  !!provenAt && nowMs - Date.parse(provenAt) < FRESH_MS;

/** For how long after a factor was added, in ms, a reset by mail names it and may take it off. */
export const RECENT_MS = 7 * 24 * 3600_000;

/** Whether a factor added at an instant (ISO) may still be a stranger's, unnoticed. */
export const isRecent = (addedAt: string, nowMs: number): boolean =>
  nowMs - Date.parse(addedAt) < RECENT_MS;

/** The devices that are still remembered under a password, by its mark. */
export const rememberedUnder = <T extends { of: string; expiresAt: string }>(
  all: readonly T[],
  of: string,
  nowMs: number,
): T[] => all.filter((one) => one.of === of && Date.parse(one.expiresAt) > nowMs);

/** Whether a code is one of an authenticator, not a recovery code. */
export const isOfApplication = (code: string): boolean => /^\d{6}$/.test(code.replace(/\s/g, ""));

/** A code without spaces and hyphens, in capitals. */
export const bare = (code: string): string => code.replace(/[\s-]/g, "").toUpperCase();

/** The characters of recovery codes: none can be mistaken for another when copied by hand. */
export const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A recovery code as it is shown, in four parts: 16 characters of 5 bits. */
export const spelled = (octets: Uint8Array): string =>
  Array.from(octets, (octet) => ALPHABET[octet % ALPHABET.length])
    .join("")
    .replace(/(.{4})(?!$)/g, "$1-");

/** The changes of which the owner is notified by mail. */
export type FactorNews =
  | { what: "totpAdded" | "totpRemoved" | "codesRenewed" }
  | { what: "passkeyAdded" | "passkeyRemoved" | "keyMade"; name: string }
  | { what: "recoveryUsed"; left: number };
