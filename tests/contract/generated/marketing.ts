import { randomInt } from "node:crypto";
import { Campaigns } from "@foja/core/outreach/campaigns";
import { Subscribers } from "@foja/core/outreach/subscribers";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import type { World } from "./world";

type Own = Record<string, string[]>;

const ROW = { firstName: "Eva", origin: "Jornadas", consentAt: "2026-03-02", tags: ["jornadas"] };
const someone = () => `eva-${randomInt(1e12)}@ejemplo.com.ar`;

/** Bodies of the routes of marketing. */
export const MARKETING_BODIES: Record<string, (world: World) => unknown[]> = {
  "/api/marketing/contacts/import": () => [
    { rows: [{ ...ROW, email: "eva@ejemplo.com.ar" }, { email: "x" }], dryRun: true },
    { rows: [{ ...ROW, email: someone() }] },
  ],
  "/api/marketing/contacts/segments": () => [
    {},
    { segment: { tags: ["jornadas"], plans: ["free"], enteredFrom: "2026-03" } },
  ],
  "/api/marketing/contacts/{id}": () => [{ tags: ["uno", "dos"] }, { state: "unsubscribed" }],
  "/api/marketing/campaigns": ({ own }) => [
    { name: "Jornadas", templateId: own.templateId?.[0] ?? "x", segment: { tags: ["jornadas"] } },
  ],
  "/api/marketing/campaigns/{id}": () => [{ name: "Otra", segment: { accounts: ["active"] } }],
  "/api/marketing/campaigns/{id}/schedule": () => [{ at: "2031-03-02T12:00:00.000Z" }],
  "/api/marketing/unsubscribe/{token}": () => [{ mails: "fewer" }, { mails: "none" }],
};

/** Marketing belongs to the administration, whoever calls the route under test. */
const administration = () => newTenant({ role: "ADMIN_ROLE" });

async function make(path: string, body: object) {
  const { status, body: answer } = await (await administration()).call("POST", path, { body });
  if (status !== 201) throw new Error(`${path} answered ${status}: ${answer.message}`);
  return answer;
}

const template = { name: "Jornadas", subject: "Jornadas", html: "<p>Hola, {{nombre}}</p>" };

/** Creates a template, and returns its identifier. */
const newTemplate = async (): Promise<string> =>
  ((await make("/api/marketing/templates", template)).template as { _id: string })._id;

/** Creates a campaign, and returns its identifier. */
export async function newCampaign(name: string): Promise<string> {
  const templateId = await newTemplate();
  const answer = await make("/api/marketing/campaigns", { name, templateId });
  return (answer.campaign as { _id: string })._id;
}

/** Imports a marketing contact, and returns its identifier. */
export async function newSubscriber(firstName: string): Promise<string> {
  const rows = [{ ...ROW, firstName, email: someone() }];
  const { created } = await make("/api/marketing/contacts/import", { rows });
  return (created as string[])[0] ?? "";
}

/** A template for campaigns. */
export async function withTemplate(_: Tenant, own: Own): Promise<void> {
  own.templateId = [await newTemplate()];
}

/** Campaigns after some steps. */
export const sent =
  (...steps: string[]) =>
  async (_: Tenant, { id = [] }: Own): Promise<void> => {
    const admin = await administration();
    for (const one of id) {
      for (const step of steps) await admin.call("POST", `/api/marketing/campaigns/${one}/${step}`);
    }
  };

/** The token of an e-mail to a contact. */
export async function withReader(_: Tenant, own: Own): Promise<void> {
  const email = someone();
  const asked = { rows: [{ ...ROW, email }], dryRun: false, allowDuplicates: false };
  const [subscriberId = ""] = (await Subscribers.importContacts(asked)).created;
  own.token = [await Campaigns.tokenFor({ subscriberId, campaignId: "" })];
}
