import { Practices } from "@foja/core/accounts/practices";
import { withContext } from "@foja/core/kernel/actor";
import { at, now } from "@foja/core/kernel/clock";
import type { MemberRole } from "@foja/core/kernel/member.rules";
import { call } from "./api";
import { bearerOf } from "./bearer";
import type { Tenant } from "./tenant";

/** The token in the e-mail of a new invitation from a practice to a person. */
export async function invited(practice: Tenant, email: string, role: MemberRole): Promise<string> {
  const { _id } = await practice.as(() => Practices.invite({ email, role }));
  const found = await Practices.tokenFor(practice.userId, _id);
  if (!found) throw new Error("an invitation that is not there");
  return found.token;
}

/** The same person with a session in another practice, by the token they got there. */
export function actingIn(
  practice: Tenant,
  person: Tenant,
  token: string,
  member: MemberRole,
): Tenant {
  const [, sessionId = ""] = person.cookie.split(".");
  const hidden = new Set<string>();
  const whose = { userId: person.userId, ownerId: practice.userId, sessionId, member, hidden };
  const surroundings = { requestId: "test", address: person.address, userAgent: "test" };
  const bearer = bearerOf(token);
  return {
    ...person,
    token,
    call: async (method, path, given = {}) =>
      call(method, path, {
        address: person.address,
        ...given,
        headers: { authorization: await bearer(), ...given.headers },
      }),
    as: (work) =>
      withContext({ ...surroundings, actor: { type: "user", role: "USER_ROLE", ...whose } }, work),
  };
}

/**
 * Makes a person a member of a practice by an invitation, which went out at `invitedAt` (epoch ms): an
 * address gets three an hour. Returns them acting there.
 */
export async function letIn(
  practice: Tenant,
  person: Tenant,
  role: MemberRole,
  invitedAt = now(),
): Promise<Tenant> {
  const token = await at(invitedAt, () => invited(practice, person.email, role));
  const path = `/api/members/invitations/${token}/accept`;
  const { status, body } = await person.call("POST", path);
  if (status !== 200) throw new Error(`not let in: ${body.message}`);
  return actingIn(practice, person, String(body.token), role);
}
