import type { Member } from "@foja/core/accounts/practices/practice.schema";

/** The people of a practice of two: its founder, who is signed in, and an assistant. */
export const MEMBERS: Member[] = [
  {
    _id: "usr_01J00000000000000000000001",
    name: "Eva Sosa",
    email: "eva@foja.ar",
    role: "titular",
    founder: true,
    since: "2026-01-02T12:00:00.000Z",
  },
  {
    _id: "usr_01J00000000000000000000002",
    name: "Ana Ruiz",
    email: "ana@foja.ar",
    role: "asistente",
    founder: false,
    since: "2026-02-03T12:00:00.000Z",
  },
];

/** The call that reads them. */
export const READING_MEMBERS = { "GET /api/members": { success: true, members: MEMBERS } };
