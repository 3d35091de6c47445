import { type SessionState, SIGNED_OUT } from "~/lib/session/store";

/** Who is signed in, unless a test says otherwise: the founder of a practice. */
export const TITULAR = {
  ...SIGNED_OUT,
  isLoggedIn: true,
  email: "eva@foja.ar",
  user: {
    _id: "usr_01J00000000000000000000001",
    email: "eva@foja.ar",
    firstName: "Eva",
    lastName: "Sosa",
    name: "Eva Sosa",
    role: "USER_ROLE",
    status: "active",
  },
  practice: {
    _id: "usr_01J00000000000000000000001",
    name: "Estudio Sosa",
    role: "titular",
    named: true,
    lacksFactor: false,
    teamUntil: null,
  },
} as SessionState;
