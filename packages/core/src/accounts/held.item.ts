import type { Held } from "../kernel/held";
import { Practices } from "./practices";

/** The item types that accounts store, see `Held`. */
export const held: readonly Held[] = [
  {
    type: "user",
    at: ["USER"],
    file: "cuenta",
    hidden: ["passwordHash"],
  },
  { type: "claim", why: "goes with the account" },
  { type: "registrations", why: "goes when the account opens, and with it; for seven days" },
  { type: "spentToken", why: "a hash, until its token ends" },
  {
    type: "session",
    at: ["SESSION#"],
    file: "sesiones",
    hidden: ["seed", "generation", "rotatedAt"],
  },
  {
    type: "factors",
    at: ["FACTORS"],
    file: "segundo-factor",
    hidden: ["totp.secret", "pending", "recovery", "remembered.secretHash", "remembered.of"],
  },
  { type: "apiKey", at: ["KEY#"], file: "claves-de-programas", hidden: ["secretHash"] },
  { type: "factorChallenge", why: "a question under a hash, for five minutes" },
  { type: "member", at: ["MEMBER#"], file: "personas-del-estudio", beside: Practices.membershipOf },
  {
    type: "membership",
    at: ["MEMBERSHIP#"],
    why: "the practice of somebody else, which has its own account",
  },
  { type: "handover", at: ["HANDOVER#"], why: "on its way: what somebody who left hands over" },
  { type: "invitation", at: ["INVITATION#"], file: "invitaciones", hidden: ["seed"] },
  { type: "device", at: ["DEVICE#"], file: "dispositivos" },
  { type: "code", at: ["CODE#"], why: "a code for ten minutes" },
  { type: "provedAddress", at: ["PROVED#"], why: "the hash of a visitor's address, for a year" },
  {
    type: "throttle",
    why: "counters under a hash, for a day; the pace of the practice goes with it",
  },
];
