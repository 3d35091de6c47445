import type { Held } from "../kernel/held";
import { Practices } from "./practices";

/** The item types that accounts store, see `Held`. */
export const held: readonly Held[] = [
  {
    type: "user",
    back: "person",
    at: ["USER"],
    file: "cuenta",
    hidden: ["passwordHash"],
  },
  { type: "claim", back: "person", why: "goes with the account" },
  {
    type: "registrations",
    back: "person",
    why: "goes when the account opens, and with it; for seven days",
  },
  { type: "spentToken", back: "person", why: "a hash, until its token ends" },
  {
    type: "session",
    back: "person",
    at: ["SESSION#"],
    file: "sesiones",
    hidden: ["seed", "generation", "rotatedAt"],
  },
  {
    type: "factors",
    back: "person",
    at: ["FACTORS"],
    file: "segundo-factor",
    hidden: ["totp.secret", "pending", "recovery", "remembered.secretHash", "remembered.of"],
  },
  {
    type: "apiKey",
    back: "person",
    at: ["KEY#"],
    file: "claves-de-programas",
    hidden: ["secretHash"],
  },
  { type: "factorChallenge", back: "person", why: "a question under a hash, for five minutes" },
  {
    type: "member",
    back: "stays",
    at: ["MEMBER#"],
    file: "personas-del-estudio",
    beside: Practices.membershipOf,
  },
  {
    type: "membership",
    back: "person",
    at: ["MEMBERSHIP#"],
    why: "the practice of somebody else, which has its own account",
  },
  {
    type: "handover",
    back: "stays",
    at: ["HANDOVER#"],
    why: "on its way: what somebody who left hands over",
  },
  {
    type: "invitation",
    back: "stays",
    at: ["INVITATION#"],
    file: "invitaciones",
    hidden: ["seed"],
  },
  { type: "device", back: "person", at: ["DEVICE#"], file: "dispositivos" },
  { type: "code", back: "person", at: ["CODE#"], why: "a code for ten minutes" },
  {
    type: "provedAddress",
    back: "missing",
    at: ["PROVED#"],
    why: "the hash of a visitor's address, for a year",
  },
  {
    type: "throttle",
    back: "product",
    why: "counters under a hash, for a day; the pace of the practice goes with it",
  },
];
