import { randomBytes } from "node:crypto";
import { Practices } from "@foja/core/accounts/practices";
import { Plans } from "@foja/core/billing/plans";
import { now } from "@foja/core/kernel/clock";
import { letIn } from "@foja/harness/members";
import { newTenant, type Tenant } from "@foja/harness/tenant";

/** A new member of a practice, whose limit of members is raised. */
export async function newMember(practice: Tenant): Promise<string> {
  await Plans.lift(practice.userId, "premium", { members: 50 });
  const person = await newTenant();
  await letIn(practice, person, "abogado");
  return person.userId;
}

/** An unanswered invitation of a practice; `mark` is in its address. */
export async function newInvitation(practice: Tenant, mark: string): Promise<string> {
  const email = `${mark || "eva"}-${randomBytes(4).toString("hex")}@ejemplo.com.ar`;
  return (await practice.as(() => Practices.invite({ email, role: "asistente" })))._id;
}

const HOUR_MS = 3600_000;
/** How many practices have invited each person. */
const invitations = new Map<string, number>();

/** Somebody else's practice in which a person is a member. Their session stays in their own. */
export async function newPracticeOf(person: Tenant): Promise<string> {
  const other = await newTenant({ plan: "premium" });
  const nth = invitations.get(person.userId) ?? 0;
  invitations.set(person.userId, nth + 1);
  // An address gets three an hour.
  const inside = await letIn(other, person, "abogado", now() + nth * HOUR_MS);
  await inside.call("POST", "/api/auth/practice", { body: { practiceId: person.userId } });
  return other.userId;
}
