import * as z from "zod";
import { email, optionalName, yesOrNo } from "../../kernel/fields.schema";
import { MEMBER_ROLES } from "../../kernel/member.rules";
import { registerUser } from "../users/user.schema";

/** The roles that can be given: the founder is always `titular`. */
export const memberRole = z.enum(MEMBER_ROLES, {
  error: "Rol: tiene que ser titular, abogado, asistente o lectura",
});

/** A practice of the person who asks. */
export const practice = z.object({
  /** The account that founded it. */
  _id: z.string(),
  name: z.string(),
  role: memberRole,
  /** Whether this session acts in it. */
  current: z.boolean(),
});

/** The practice that a session acts in. */
export const actingPractice = practice.omit({ current: true }).extend({
  /** Whether it has a name of its own; otherwise it has its founder's. */
  named: z.boolean(),
  /**
   * It demands a second factor that this person lacks: until then they only reach their own data.
   */
  lacksFactor: z.boolean(),
  /** Until when its members work as before (UTC ISO), where its plan has no team any more. */
  teamUntil: z.string().nullable(),
});

/** Body of `PUT /api/practices/current`. `null` or blank: the founder's name. */
export const renamePractice = z.strictObject({
  name: optionalName("Nombre del estudio", 80).unwrap(),
});

/** Body of `PUT /api/members/second-factor`. */
export const demandFactor = z.strictObject({ demanded: yesOrNo("Pedir el segundo factor") });

/** A member of the practice. */
export const member = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: memberRole,
  /** Whether they founded the practice: they cannot be removed from it. */
  founder: z.boolean(),
  since: z.string(),
  /** Whether their account has a second factor: shown only to those who govern the practice. */
  hasFactor: z.boolean().optional(),
});

/** A pending invitation. */
export const invitation = z.object({
  _id: z.string(),
  email: z.string(),
  role: memberRole,
  invitedAt: z.string(),
  expiresAt: z.string(),
});

/** Body of `POST /api/members`. */
export const inviteMember = z.strictObject({ email, role: memberRole });

/** Body of `PATCH /api/members/{id}`. */
export const changeMember = z.strictObject({ role: memberRole });

/**
 * Query of `DELETE /api/members/{id}`: who gets their cases and open tasks; by default, the actor.
 */
export const removeMember = z.strictObject({
  successor: z.string().max(40, "Sucesor: elegí a otra persona del estudio.").optional(),
});

/** Body of `POST /api/auth/practice`. */
export const enterPractice = z.strictObject({
  practiceId: z.string({ error: "Estudio: elegí uno" }).min(1, "Estudio: elegí uno").max(40),
});

/** Body of `POST /api/members/invitations/{token}/join`: the address is the invitation's. */
export const joinPractice = registerUser.pick({ firstName: true, lastName: true, password: true });

/** The content of an invitation, as its holder sees it. */
export const offer = z.object({
  practiceName: z.string(),
  /** The name of the person who invites. */
  by: z.string(),
  role: memberRole,
  /** Whether the invited address has an account: without one, it opens one here. */
  hasAccount: z.boolean(),
  /** The invited address: only its account may accept. */
  email: z.string(),
  expiresAt: z.string(),
});

export type ActingPractice = z.output<typeof actingPractice>;
export type Practice = z.output<typeof practice>;
export type Member = z.output<typeof member>;
export type Invitation = z.output<typeof invitation>;
export type InviteMember = z.output<typeof inviteMember>;
export type RenamePractice = z.output<typeof renamePractice>;
export type JoinPractice = z.output<typeof joinPractice>;
export type Offer = z.output<typeof offer>;
