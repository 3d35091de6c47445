import { Sessions } from "@foja/core/accounts/sessions";
import { commit } from "@foja/core/kernel/dynamo";
import { CAPABILITIES, can, MEMBER_ROLES, type MemberRole } from "@foja/core/kernel/member.rules";
import { operations } from "@foja/harness/contract";
import { drawn } from "@foja/harness/draw";
import { startKms } from "@foja/harness/kms";
import { actingIn, letIn } from "@foja/harness/members";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nameOf, neededByHand } from "./needs";

// Every call of a practice, made by each of its people.
const routes = (await operations()).filter(({ operation }) => operation["x-principal"] === "user");
const needed = neededByHand();
const capabilityOf = ({ method, path }: (typeof routes)[number]) =>
  needed.get(nameOf(method, path));

const people = new Map<MemberRole, Tenant>();
let practice: Tenant;
let kms: Awaited<ReturnType<typeof startKms>>;

beforeAll(async () => {
  kms = await startKms();
  practice = await newTenant({ plan: "premium" });
  for (const role of MEMBER_ROLES) {
    const person = await newTenant();
    await letIn(practice, person, role);
    people.set(role, person);
  }
});

afterAll(() => kms.stop());

/** A member with a session for this call alone: some calls end it. */
async function entered(role: MemberRole): Promise<Tenant> {
  const person = people.get(role);
  if (!person) throw new Error("nobody of that role");
  const who = { _id: person.userId, role: "USER_ROLE", practiceId: practice.userId } as const;
  const session = await Sessions.open(who, "login");
  await commit(session.write);
  return actingIn(practice, person, session.token, role);
}

/** An address of a missing record: an admitted caller gets a 404, and changes nothing. */
const filled = (path: string) =>
  path.replace(/\{userId\}/g, practice.userId).replace(/\{[^}]+\}/g, "x");

/** Calls that would end the caller's account. */
const ENDS_THE_PERSON = ["POST /api/deactivate-account", "POST /api/privacy/erasure"];

it("says of every call of a practice what the tables say that it needs, and the tables name no other", () => {
  const said = routes.map(({ method, path, operation }) => [
    nameOf(method, path),
    operation["x-needs"],
  ]);
  expect(Object.fromEntries(said)).toEqual(Object.fromEntries(needed));
});

describe.each(
  drawn(routes, 1 / 2).map((route) => [`${route.method} ${route.path}`, route] as const),
)("%s", (name, route) => {
  it("is for those of the practice whose role may do what it does", async () => {
    const capability = capabilityOf(route);
    if (!capability) throw new Error("a call that does not say what it does");
    for (const role of MEMBER_ROLES) {
      const may = can(role, capability);
      if (may && ENDS_THE_PERSON.includes(name)) continue;
      const who = await entered(role);
      const { status, body } = await who.call(route.method, filled(route.path));
      const refused = status === 403 && body.error === "practice.role_missing";
      expect(`${role} ${refused ? "may not" : "may"}`).toBe(`${role} ${may ? "may" : "may not"}`);
      expect(status).not.toBe(401);
      expect(status).toBeLessThan(500);
    }
  });
});

it("is printed: what each role may do, by the calls", () => {
  const lines = MEMBER_ROLES.map((role) => {
    const open = routes.filter((route) => can(role, capabilityOf(route) ?? "govern")).length;
    return `${role}: ${open} of ${routes.length} calls`;
  });
  const kinds = CAPABILITIES.map(
    (one) => `${one}: ${routes.filter((route) => capabilityOf(route) === one).length} calls`,
  );
  console.info([...kinds, ...lines].join("\n"));
  expect(lines[0]).toBe(`titular: ${routes.length} of ${routes.length} calls`);
});
