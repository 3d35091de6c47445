import { Campaigns } from "@foja/core/outreach/campaigns";
import { newCampaign } from "@foja/core/outreach/campaigns/campaign.schema";
import { Subscribers } from "@foja/core/outreach/subscribers";
import { Templates } from "@foja/core/outreach/templates";
import { saveTemplate } from "@foja/core/outreach/templates/template.schema";
import type { Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();

let admin: Tenant;
const made = { draft: "", sent: "", subscriber: "", token: "" };

const rows = [
  "marta@ejemplo.com.ar",
  "bounce+1@simulator.amazonses.com",
  "ooto+1@simulator.amazonses.com",
].map((email, i) => ({
  ...{ email, firstName: ["Marta", "Nadie", "Luis"][i], tags: ["jornadas", "laboral"] },
  ...{ origin: "Jornadas de derecho laboral de octubre", consentAt: "2026-03-02" },
}));

beforeAll(async () => {
  admin = await world.tenant({ role: "ADMIN_ROLE" });
  await admin.as(async () => {
    const asked = { rows, dryRun: false, allowDuplicates: false };
    const { created } = await Subscribers.importContacts(asked);
    const [subscriberId = ""] = created;
    const template = { name: "Jornadas", subject: "Jornadas", html: "<p>Hola, {{nombre}}</p>" };
    const { _id: templateId } = await Templates.create(saveTemplate.parse(template));
    const campaign = (name: string) =>
      Campaigns.create(newCampaign.parse({ name, templateId, segment: { tags: ["jornadas"] } }));
    const sent = await campaign("Jornadas de noviembre");
    const draft = await campaign("Novedades de diciembre");
    await Campaigns.send(sent._id);
    Object.assign(made, { sent: sent._id, draft: draft._id, subscriber: subscriberId });
    made.token = await Campaigns.tokenFor({ subscriberId, campaignId: sent._id });
  });
  await world.foja().settle();
});

const MAILING = "/admin/marketing/mailing";
const CONTACTS = "/admin/marketing/contacts";

const screens = (): Screen[] => [
  { name: "campaigns", path: MAILING, shows: "Jornadas de noviembre" },
  { name: "campaign-sent", path: `${MAILING}?id=${made.sent}`, shows: "Rebotaron" },
  { name: "campaign-draft", path: `${MAILING}?id=${made.draft}`, shows: "Hoy la recibirían" },
  {
    name: "campaign-editor",
    path: `${MAILING}?id=${made.draft}`,
    shows: "Hoy la recibirían",
    prepare: async (page) => {
      await press("Editar")(page);
      await seen(page, "suscriptos la recibirían hoy");
    },
  },
  {
    name: "campaign-schedule",
    path: `${MAILING}?id=${made.draft}`,
    shows: "Hoy la recibirían",
    prepare: async (page) => {
      await press("Programar")(page);
      await seen(page, "Programar el envío");
    },
  },
  { name: "marketing-contacts", path: CONTACTS, shows: "con rebote" },
  {
    name: "marketing-contact",
    path: `${CONTACTS}?id=${made.subscriber}`,
    shows: "Jornadas de noviembre",
  },
  { name: "unsubscribe", path: `/unsubscribe?m=${made.token}`, shows: "No recibir más correos" },
];

describe("the screens of marketing", () => {
  const names = [
    ...["campaigns", "campaign-sent", "campaign-draft", "campaign-editor", "campaign-schedule"],
    ...["marketing-contacts", "marketing-contact", "unsubscribe"],
  ];
  it.each(names)("%s stands every width and mode", async (name) => {
    const screen = screens().find((one) => one.name === name);
    if (!screen) throw new Error(`no screen ${name}`);
    await examineScreen(world, screen, name === "unsubscribe" ? undefined : admin);
  });
});
