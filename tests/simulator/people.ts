import { randomUUID } from "node:crypto";
import { Practices } from "@foja/core/accounts/practices";
import { Sessions } from "@foja/core/accounts/sessions";
import { Users } from "@foja/core/accounts/users";
import { commit } from "@foja/core/kernel/dynamo";
import type { MemberRole } from "@foja/core/kernel/member.rules";
import { type Answer, call } from "@foja/harness/api";
import { signedAnew } from "@foja/harness/bearer";
import { letIn } from "@foja/harness/members";
import { newTenant, type TenantOptions } from "@foja/harness/tenant";
import { must, Violation } from "./violation";
import { harm, type World } from "./world";

/** A person of a practice, as a browser acts for them there. */
export type Person = {
  id: string;
  email: string;
  practiceId: string;
  role: MemberRole;
  address: string;
  token: string;
};

export type Practice = { id: string; people: Person[] };

const MINUTE = 60_000;

/** Founds a practice, with people of these roles besides its founder. */
export async function found(
  world: World,
  plan: NonNullable<TenantOptions["plan"]>,
  roles: readonly MemberRole[],
): Promise<Practice> {
  const founder = await newTenant({ plan });
  const people = [personOf(founder, founder.userId, "titular")];
  for (const role of roles) {
    // An address gets three invitations an hour, and a network so many attempts.
    world.now += 30 * MINUTE;
    const member = await letIn(founder, await newTenant(), role);
    people.push(personOf(member, founder.userId, role));
  }
  return { id: founder.userId, people };
}

type Known = { userId: string; email: string; address: string; token: string };

const personOf = (
  { userId, email, address, token }: Known,
  practiceId: string,
  role: MemberRole,
): Person => ({ id: userId, email, practiceId, role, address, token });

/** Signs a person in, for a day, in the practice they last acted in. */
export async function signIn(person: Person): Promise<void> {
  const user = await Users.find(person.id);
  if (!user) throw new Error(`${person.email} has no account`);
  const session = await Sessions.open(user, "login");
  await commit(session.write);
  person.token = session.token;
  must(
    "a session begins where its person works",
    session.practiceId === person.practiceId,
    () => `${person.email} is in ${session.practiceId}`,
  );
}

/** Lets a new person into a practice by an invitation of the one who governs it. */
export async function join(world: World, governor: Person, role: MemberRole): Promise<Person> {
  const newcomer = await newTenant();
  const person = personOf(newcomer, governor.practiceId, role);
  const body = { email: person.email, role };
  const { body: asked } = await ask(world, governor, "POST", "/api/members", body);
  const { _id } = asked.invitation as { _id: string };
  const found = await Practices.tokenFor(governor.practiceId, _id);
  const path = `/api/members/invitations/${found?.token}/accept`;
  const accepted = await ask(world, person, "POST", path);
  must("who is invited gets in", accepted.status === 200, () => JSON.stringify(accepted.body));
  return { ...person, token: String(accepted.body.token) };
}

/** An answer, and whether it may be of a request that was done before without one. */
export type Asked = Answer & { shaken: boolean };

/** How often a page asks again before the world is calm, and afterwards. */
const PATIENCE = { shaken: 3, calm: 3 };

/**
 * Asks the API like a page: what got no answer, or a temporary refusal, is asked again with its key,
 * two minutes later. A 500, and a refusal that does not end, are violations.
 */
export async function ask(
  world: World,
  person: Person,
  method: string,
  path: string,
  body?: unknown,
): Promise<Asked> {
  const key = randomUUID();
  for (let tries = 1; tries <= PATIENCE.shaken + PATIENCE.calm; tries += 1) {
    const authorization = `Bearer ${await signedAnew(person.token)}`;
    const headers = { authorization, ...(method !== "GET" && { "idempotency-key": key }) };
    const { address } = person;
    const answer = await call(method, path, { body, headers, address });
    must("no call is answered 500", answer.status !== 500, () => `${method} ${path}`);
    if (answer.status < 500 && !isUnderWay(answer)) return { ...answer, shaken: tries > 1 };
    if (tries === PATIENCE.shaken) harm(world);
    world.now += 2 * MINUTE;
  }
  throw new Violation("every call is answered in the end", `${method} ${path}`);
}

/** Whether the first request with the key is said to be still running. */
const isUnderWay = ({ status, body }: Answer) =>
  status === 409 && String(body.code).startsWith("idempotency.");
