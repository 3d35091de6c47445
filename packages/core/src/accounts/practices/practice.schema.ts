import * as z from "zod";
import { email, optionalLine, yesOrNo } from "../../kernel/fields.schema";
import { MEMBER_ROLES } from "../../kernel/member.rules";

/** The roles that can be given: the practice's own account is `titular` and stays it. */
export const memberRole = z.enum(MEMBER_ROLES, {
  error: "Rol: tiene que ser titular, abogado, asistente o lectura",
});

/** A practice of the person who asks: their own first, then those they belong to. */
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
  /** Whether it was given that name; else it is called by who founded it. */
  named: z.boolean(),
  /** It demands a second factor, and this person has none: until then they reach what is their own. */
  lacksFactor: z.boolean(),
});

/** Body of `PUT /api/practices/current`. `null` or blank: it is called by who founded it. */
export const renamePractice = z.strictObject({
  name: optionalLine("Nombre del estudio", 80).unwrap(),
});

/** Body of `PUT /api/members/second-factor`. */
export const demandFactor = z.strictObject({ demanded: yesOrNo("Pedir el segundo factor") });

/** Somebody of the practice. */
export const member = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: memberRole,
  /** Whether the practice is their own account's: nobody can take it from them. */
  founder: z.boolean(),
  since: z.string(),
  /** Whether their account has a second factor: shown only to who governs the practice. */
  hasFactor: z.boolean().optional(),
});

/** An invitation that waits for its answer. */
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

/** Query of `DELETE /api/members/{id}`: who their cases and open tasks go to; who removes them, unless said. */
export const removeMember = z.strictObject({
  successor: z.string().max(40, "Sucesor: elegí a otra persona del estudio.").optional(),
});

/** Body of `POST /api/auth/practice`. */
export const enterPractice = z.strictObject({
  practiceId: z.string({ error: "Estudio: elegí uno" }).min(1, "Estudio: elegí uno").max(40),
});

/** What an invitation says to who holds it. */
export const offer = z.object({
  practiceName: z.string(),
  role: memberRole,
  /** The address it was sent to: only its account may accept it. */
  email: z.string(),
  expiresAt: z.string(),
});

export type ActingPractice = z.output<typeof actingPractice>;
export type Practice = z.output<typeof practice>;
export type Member = z.output<typeof member>;
export type Invitation = z.output<typeof invitation>;
export type InviteMember = z.output<typeof inviteMember>;
export type RenamePractice = z.output<typeof renamePractice>;
export type Offer = z.output<typeof offer>;
