import { randomInt } from "node:crypto";
import { Sessions } from "@foja/core/accounts/sessions";
import { Novedades } from "@foja/core/courts/novedades";
import { now } from "@foja/core/kernel/clock";
import { commit } from "@foja/core/kernel/dynamo";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Statistics } from "@foja/core/operations/statistics";
import { Alerts } from "@foja/core/telling/alerts";
import { newDocument } from "@foja/harness/documents";
import { newExport } from "@foja/harness/exports";
import { newLetter } from "@foja/harness/post-in";
import { newTenant, type Tenant, type TenantOptions } from "@foja/harness/tenant";
import { reserve } from "./bookings";
import { newGroup, talked } from "./chats";
import { newConsultation } from "./consultations";
import { newKey, newPasskey, newRemembered } from "./factors";
import { newImport } from "./imports";
import { newDraft } from "./invoices";
import { newCampaign, newSubscriber } from "./marketing";
import { newInvitation, newMember, newPracticeOf } from "./members";
import { preparationOf } from "./prepared";
import { newProposal, newWebhook } from "./programs";
import { newClientLink, newNotice } from "./sharing";

/**
 * A caller and their records: identifiers by their name in addresses, and the proofs (cookie,
 * tokens) that some routes need.
 */
export type World = {
  tenant: Tenant;
  own: Record<string, string[]>;
  /** A word in all their texts: whoever reads it has read something of theirs. */
  mark: string;
};

type Maker = (world: World, n: number) => Promise<string>;

/** Addresses and bodies that name a part of the record in the address. */
const NAMES_ITS_OWN = /\{(attachmentId|fileId|entryId|planId|paymentId)\}|\/quota-litis$/;

/** How many records to create of the kind in the address: some are deleted meanwhile. */
const SEVERAL = 10;

/** Kinds of record by the beginning of the addresses with their id. */
const KINDS: [prefix: string, kind: string][] = [
  ["/api/folders/link-causa/", "linked"],
  ["/api/folders/imports/", "import"],
  ["/api/folders/", "folder"],
  ["/api/reserved/", "folder"],
  ["/api/contacts/", "contact"],
  ["/api/tasks/", "task"],
  ["/api/trash/", "task"],
  ["/api/history/", "task"],
  ["/api/events/", "event"],
  ["/api/movements/", "movement"],
  ["/api/folder-notifications/", "notification"],
  ["/api/calculators/", "calculator"],
  ["/api/documents/bundles/", "bundle"],
  ["/api/documents/", "document"],
  ["/api/escritos/templates/", "escritoTemplate"],
  ["/api/escritos/", "escrito"],
  ["/api/letters/", "letter"],
  ["/api/members/invitations/", "invitation"],
  ["/api/members/", "member"],
  ["/api/practices/", "practice"],
  ["/api/sessions/", "session"],
  ["/api/auth/skills/", "skill"],
  ["/api/auth/passkeys/{id}", "passkey"],
  ["/api/keys/", "apiKey"],
  ["/api/client-links/", "clientLink"],
  ["/api/client-documents/", "document"],
  ["/api/notices/", "notice"],
  ["/api/proposals/", "proposal"],
  ["/api/webhook-endpoints/", "webhook"],
  ["/api/privacy/exports/{id}/", "export"],
  ["/api/auth/remembered-devices/", "remembered"],
  ["/api/novedades/", "novedad"],
  ["/api/alert/", "alert"],
  ["/api/causas/", "causa"],
  ["/api/chat/conversations/", "conversation"],
  ["/api/chat/{id}/", "talk"],
  ["/api/reservations/", "reservation"],
  ["/api/invoice/", "invoice"],
  ["/api/plan-configs/", "plan"],
  ["/api/marketing/campaigns/", "campaign"],
  ["/api/marketing/contacts/", "subscriber"],
  ["/api/marketing/templates/", "template"],
  ["/api/support-contacts/", "consultation"],
  ["/api/subscriptions/user/", "person"],
  ["/api/repair/", "person"],
];

/** The kind of record that `{id}` is in an address. */
export const kindOf = (path: string) => KINDS.find(([prefix]) => path.startsWith(prefix))?.[1];

/**
 * A practice with the records that a route can name: several of its own kind, and cases and
 * contacts.
 */
export async function newWorld(path: string, options: TenantOptions = {}): Promise<World> {
  const world = await newPractice(options);
  await furnish(world, path, SEVERAL);
  return world;
}

/** A practice with cases and contacts; `mark` is in all its texts. */
export async function newPractice(options: TenantOptions = {}, mark = ""): Promise<World> {
  const tenant = await newTenant({ plan: "premium", ...options });
  const own: World["own"] = {
    userId: [tenant.userId],
    jurisdiccion: ["PJN", "SCBA"],
    key: ["ripte", "tasaActivaBNA"],
    system: ["pjn", "mev"],
    fuero: ["CIV"],
    kind: ["subscription", "refund"],
    feature: ["booking", "team"],
    resource: ["folders", "storage"],
    documentId: [dayOf(now())],
    version: ["1", "2"],
    number: ["1"],
  };
  await tenant.as(() => Statistics.writeToday());
  const world = { tenant, own, mark };
  own.folderId = await several(newCase, 2, world);
  own.contactId = await several(newContact, 2, world);
  return world;
}

/** Creates the records of an address, in the state that its route needs. */
export async function furnish(world: World, path: string, count: number): Promise<void> {
  const { tenant, own } = world;
  const kind = kindOf(path);
  const maker = kind === undefined ? undefined : MAKERS[kind];
  if (kind && maker && path.includes("{id}")) {
    own.id = await several(maker, NAMES_ITS_OWN.test(path) ? 1 : count, world);
  }
  await preparationOf(path)?.[1](tenant, own, path, count);
}

/** A key that two addresses share if they need the same records in the same state. */
export const furnishedAs = (path: string) => `${kindOf(path)} ${preparationOf(path)?.[0] ?? ""}`;

async function several(maker: Maker, count: number, world: World) {
  const made: string[] = [];
  for (let n = 0; n < count; n += 1) made.push(await maker(world, n));
  return made;
}

const named = ({ mark }: World, text: string) => `${text} ${mark}`.trim();

/** Creates a record by its own route, and returns its identifier. */
async function make(tenant: Tenant, path: string, name: string, body: object): Promise<string> {
  const { status, body: answer } = await tenant.call("POST", path, { body });
  if (status !== 201) throw new Error(`${path} answered ${status}: ${answer.message}`);
  return (answer[name] as { _id: string })._id;
}

const BUNDLES = "/api/documents/bundles";
const DAY = "2026-03-02";
const START = "2026-03-02T12:00:00.000Z";

const newCase: Maker = (world, n) =>
  make(world.tenant, "/api/folders", "folder", { folderName: named(world, `Causa ${n}`) });

const newContact: Maker = (world, n) =>
  make(world.tenant, "/api/contacts/create", "contact", {
    name: named(world, `Ana ${n}`),
    folderIds: world.own.folderId,
  });

const newLink: Maker = async (world, n) => {
  const id = await newCase(world, n);
  // All cases linked with a number share its court file: each gets another number.
  const number = `CIV ${randomInt(1, 1_000_000)}/${randomInt(1990, 2025)}`;
  const body = { system: "pjn", number };
  await world.tenant.call("PUT", `/api/folders/link-causa/${id}`, { body });
  return id;
};

const MAKERS: Record<string, Maker> = {
  person: async () => (await newTenant()).userId,
  folder: newCase,
  linked: newLink,
  contact: newContact,
  task: (world, n) =>
    make(world.tenant, "/api/tasks", "task", { name: named(world, `Tarea ${n}`) }),
  event: (world, n) => {
    const body = { title: named(world, `Cita ${n}`), start: START, end: START };
    return make(world.tenant, "/api/events", "event", body);
  },
  movement: (world, n) => {
    const body = inCase(world, { title: named(world, `Foja ${n}`), time: DAY });
    return make(world.tenant, "/api/movements", "movement", body);
  },
  notification: (world, n) => {
    const body = inCase(world, { title: named(world, `Cédula ${n}`), time: DAY });
    return make(world.tenant, "/api/folder-notifications", "notification", body);
  },
  calculator: (world) => {
    const variables = { jurisdiccion: "PJN", notificacion: DAY, cantidad: 5 };
    const body = { type: "plazo", variables, description: named(world, "Una cuenta") };
    return make(world.tenant, "/api/calculators", "calculator", body);
  },
  escrito: (world) =>
    make(world.tenant, "/api/escritos", "escrito", inCase(world, { templateId: "acredita" })),
  letter: (world, n) => {
    const subject = named(world, `Carta ${n} ${randomInt(1e9)}`);
    return newLetter(world.tenant, world.own.folderId?.[0] ?? "", subject);
  },
  escritoTemplate: (world, n) => {
    const body = { title: named(world, `Oficio ${n}`), text: `{{caratula}} ${world.mark}` };
    return make(world.tenant, "/api/escritos/templates", "template", body);
  },
  document: async (world, n) => {
    const name = `${named(world, `Pericia ${n}`)}.pdf`;
    return (await newDocument(world.tenant, inCase(world, { name })))._id;
  },
  bundle: async (world, n) => {
    const documentIds = [await MAKERS.document?.(world, n)];
    const folderId = world.own.folderId?.[0];
    const body = { folderId, documentIds, title: named(world, `Prueba ${n}`) };
    const { status, body: answer } = await world.tenant.call("POST", BUNDLES, { body });
    if (status !== 202) throw new Error(`${BUNDLES} answered ${status}: ${answer.message}`);
    return (answer.bundle as { _id: string })._id;
  },
  session: async ({ tenant: { userId } }) => {
    const { write, refresh } = await Sessions.open({ _id: userId, role: "USER_ROLE" }, "login");
    await commit(write);
    return refresh.value.split(".")[1] ?? "";
  },
  skill: async (world, n) => {
    const body = { skills: [{ name: named(world, `Matrícula ${n}`) }] };
    const { body: answer } = await world.tenant.call("POST", "/api/auth/skills", { body });
    return (answer.skills as { _id: string }[]).at(-1)?._id ?? "";
  },
  clientLink: (world) => newClientLink(world),
  notice: (world, n) => newNotice(world, n),
  proposal: ({ tenant, mark }, n) => newProposal(tenant, `Propuesta ${n} ${mark}`.trim()),
  webhook: ({ tenant, mark }, n) => newWebhook(tenant, `${n}${mark}`),
  apiKey: ({ tenant, mark }, n) => newKey(tenant, `Clave ${n} ${mark}`.trim()),
  passkey: ({ tenant, mark }, n) => newPasskey(tenant, `Llave ${n} ${mark}`.trim()),
  remembered: ({ tenant }) => newRemembered(tenant),
  member: ({ tenant }) => newMember(tenant),
  invitation: ({ tenant, mark }) => newInvitation(tenant, mark),
  practice: ({ tenant }) => newPracticeOf(tenant),
  conversation: newGroup,
  import: (world, n) => newImport(world.tenant, named(world, `Causa traída ${n}`), n),
  talk: async (world, n) => {
    const folderId = await newCase(world, n);
    await talked(world, folderId);
    return folderId;
  },
  export: ({ tenant }) => newExport(tenant),
  alert: async (world, n) => {
    const { tenant } = world;
    const draft = { ...ALERT, key: `k${n}`, primaryText: named(world, "Un aviso") };
    await Alerts.raise(tenant.userId, draft);
    const { alerts } = await tenant.as(() => Alerts.list({ limit: 100 }));
    return alerts[0]?._id ?? "";
  },
  novedad: async (world, n) => {
    const { tenant, own } = world;
    // Each is another movement, whatever was created of this kind before.
    const movementId = `mov_${n}_${randomInt(1e9)}`;
    const text = named(world, ARRIVED.text);
    const arrived = { ...ARRIVED, text, folderId: own.folderId?.[0] ?? "", movementId };
    await tenant.as(() => commit(...Novedades.plan(arrived).writes));
    const { novedades } = await tenant.as(() => Novedades.list({ state: "open", limit: 100 }));
    return novedades.find((one) => one.movementId === movementId)?._id ?? "";
  },
  causa: async (world, n) => {
    const path = `/api/folders/${await newLink(world, n)}/causa`;
    const { body } = await world.tenant.call("GET", path);
    return (body.causa as { _id: string })._id;
  },
  template: async (world, n) => {
    const admin = await newTenant({ role: "ADMIN_ROLE" });
    const body = { name: named(world, `Plantilla ${n}`), subject: "Hola", html: "<p>Hola</p>" };
    return make(admin, "/api/marketing/templates", "template", body);
  },
  consultation: async (world, n) => newConsultation(named(world, `Eva ${n}`)),
  // It has no subscribers and is not the default: it may be deleted.
  plan: async () => "standard",
  campaign: (world, n) => newCampaign(named(world, `Campaña ${n}`)),
  subscriber: (world, n) => newSubscriber(named(world, `Eva ${n}`)),
  invoice: (world, n) => newDraft(world.tenant, named(world, `Sosa ${n}`)),
  reservation: async (world) =>
    (await reserve(world.tenant, world.own, named(world, "Eva Ríos"))).id,
};

const inCase = ({ own }: World, fields: object) => ({ folderId: own.folderId?.[0], ...fields });

const ALERT: Alerts.AlertDraft = {
  key: "k",
  at: START,
  primaryText: "Un aviso",
  primaryVariant: "info",
  secondaryText: null,
  avatarIcon: "TaskSquare",
  sourceType: "task",
  sourceId: null,
  folderId: null,
  expirationDate: null,
};

const ARRIVED = {
  causaId: "cau_1",
  source: "pjn" as const,
  number: "CIV 1/2024",
  date: "2026-11-20",
  title: "Traslado",
  text: "De la demanda, traslado por quince días. Notifíquese.",
  link: null,
};
