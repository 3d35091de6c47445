import { Sessions } from "@foja/core/accounts/sessions";
import { Novedades } from "@foja/core/courts/novedades";
import { commit } from "@foja/core/kernel/dynamo";
import { Alerts } from "@foja/core/telling/alerts";
import { post } from "@foja/harness/files";
import { newTenant, type Tenant, type TenantOptions } from "@foja/harness/tenant";

/**
 * A caller and what is theirs: identifiers by the word that names them in an address, and the
 * proofs (cookie, tokens) that some routes ask for.
 */
export type World = { tenant: Tenant; own: Record<string, string[]> };

type Maker = (tenant: Tenant, own: World["own"], n: number) => Promise<string>;

/** How many records of the kind that an address names: some are deleted on the way. */
const SEVERAL = 10;

/** Kinds of record by the first words of the addresses that name one. */
const KINDS: [prefix: string, kind: string][] = [
  ["/api/folders/link-causa/", "linked"],
  ["/api/folders/", "folder"],
  ["/api/contacts/", "contact"],
  ["/api/tasks/", "task"],
  ["/api/events/", "event"],
  ["/api/movements/", "movement"],
  ["/api/folder-notifications/", "notification"],
  ["/api/calculators/", "calculator"],
  ["/api/sessions/", "session"],
  ["/api/auth/skills/", "skill"],
  ["/api/novedades/", "novedad"],
  ["/api/alert/", "alert"],
  ["/api/causas/", "causa"],
];

/** The kind of record that an address names by `{id}`. */
export const kindOf = (path: string) => KINDS.find(([prefix]) => path.startsWith(prefix))?.[1];

/** A practice with what a route can name: several of its own kind, and cases and contacts. */
export async function newWorld(path: string, options: TenantOptions = {}): Promise<World> {
  const tenant = await newTenant({ plan: "premium", ...options });
  const own: World["own"] = {
    userId: [tenant.userId],
    jurisdiccion: ["PJN", "SCBA"],
    key: ["ripte", "tasaActivaBNA"],
    system: ["pjn", "mev"],
    fuero: ["CIV"],
  };
  own.folderId = await several(newCase, 2, tenant, own);
  own.contactId = await several(newContact, 2, tenant, own);
  const kind = kindOf(path);
  const maker = kind === undefined ? undefined : MAKERS[kind];
  if (kind && maker && path.includes("{id}")) {
    own.id = await several(maker, path.includes("attachmentId") ? 1 : SEVERAL, tenant, own);
  }
  await PREPARED.find(([ending]) => path.endsWith(ending))?.[1](tenant, own, path);
  return { tenant, own };
}

async function several(maker: Maker, count: number, tenant: Tenant, own: World["own"]) {
  const made: string[] = [];
  for (let n = 0; n < count; n += 1) made.push(await maker(tenant, own, n));
  return made;
}

/** Makes a record by its own route, and answers its identifier. */
async function make(tenant: Tenant, path: string, name: string, body: object): Promise<string> {
  const { status, body: answer } = await tenant.call("POST", path, { body });
  if (status !== 201) throw new Error(`${path} answered ${status}: ${answer.message}`);
  return (answer[name] as { _id: string })._id;
}

const DAY = "2026-03-02";
const START = "2026-03-02T12:00:00.000Z";

const newCase: Maker = (tenant, _, n) =>
  make(tenant, "/api/folders", "folder", { folderName: `Causa ${n}` });

const newContact: Maker = (tenant, own, n) =>
  make(tenant, "/api/contacts/create", "contact", { name: `Ana ${n}`, folderIds: own.folderId });

const newLink: Maker = async (tenant, own, n) => {
  const id = await newCase(tenant, own, n);
  const body = { system: "pjn", number: `CIV ${n + 1}/2024` };
  await tenant.call("PUT", `/api/folders/link-causa/${id}`, { body });
  return id;
};

const MAKERS: Record<string, Maker> = {
  folder: newCase,
  linked: newLink,
  contact: newContact,
  task: (tenant, _, n) => make(tenant, "/api/tasks", "task", { name: `Tarea ${n}` }),
  event: (tenant, _, n) =>
    make(tenant, "/api/events", "event", { title: `Cita ${n}`, start: START, end: START }),
  movement: (tenant, own, n) =>
    make(tenant, "/api/movements", "movement", inCase(own, { title: `Foja ${n}`, time: DAY })),
  notification: (tenant, own, n) => {
    const body = inCase(own, { title: `Cédula ${n}`, time: DAY });
    return make(tenant, "/api/folder-notifications", "notification", body);
  },
  calculator: (tenant) => {
    const variables = { jurisdiccion: "PJN", notificacion: DAY, cantidad: 5 };
    return make(tenant, "/api/calculators", "calculator", { type: "plazo", variables });
  },
  session: async ({ userId }) => {
    const { write, refresh } = await Sessions.open({ _id: userId, role: "USER_ROLE" }, "login");
    await commit(write);
    return refresh.value.split(".")[1] ?? "";
  },
  skill: async (tenant, _, n) => {
    const body = { skills: [{ name: `Matrícula ${n}` }] };
    const { body: answer } = await tenant.call("POST", "/api/auth/skills", { body });
    return (answer.skills as { _id: string }[]).at(-1)?._id ?? "";
  },
  alert: async (tenant, _, n) => {
    await Alerts.raise(tenant.userId, { ...ALERT, key: `k${n}` });
    const { alerts } = await tenant.as(() => Alerts.list({ limit: 100 }));
    return alerts[0]?._id ?? "";
  },
  novedad: async (tenant, own, n) => {
    const movementId = `mov_${n}`;
    const arrived = { ...ARRIVED, folderId: own.folderId?.[0] ?? "", movementId };
    await tenant.as(() => commit(...Novedades.plan(arrived).writes));
    const { novedades } = await tenant.as(() => Novedades.list({ state: "open", limit: 100 }));
    return novedades.find((one) => one.movementId === movementId)?._id ?? "";
  },
  causa: async (tenant, own, n) => {
    const { body } = await tenant.call(
      "GET",
      `/api/folders/${await newLink(tenant, own, n)}/causa`,
    );
    return (body.causa as { _id: string })._id;
  },
};

const inCase = (own: World["own"], fields: object) => ({ folderId: own.folderId?.[0], ...fields });

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

type Preparation = (tenant: Tenant, own: World["own"], path: string) => Promise<void>;

/** What has to have happened to a record before a route can do its work on it. */
const PREPARED: [ending: string, prepare: Preparation][] = [
  ["/restore", (tenant, { id = [] }, path) => each(id, (one) => remove(tenant, path, one))],
  [
    "/undo",
    (tenant, { id = [] }) =>
      each(id, (one) => tenant.call("POST", `/api/novedades/${one}/accept`, { body: {} })),
  ],
  ["/{attachmentId}/complete", (tenant, own) => upload(tenant, own)],
  [
    "/{attachmentId}",
    async (tenant, own) => {
      await upload(tenant, own);
      const path = `/api/tasks/${own.id?.[0]}/attachments`;
      await each(own.attachmentId ?? [], (one) => tenant.call("POST", `${path}/${one}/complete`));
    },
  ],
  [
    ".ics",
    async (tenant, own) => {
      const { body } = await tenant.call("POST", "/api/calendar/feed");
      own.token = [(body.feed as { url: string }).url.split("/").at(-1)?.replace(".ics", "") ?? ""];
    },
  ],
];

async function each(ids: string[], work: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) await work(id);
}

const remove = (tenant: Tenant, path: string, id: string) =>
  tenant.call("DELETE", path.replace("{id}/restore", id));

const PDF = "%PDF-1.7\n%âãÏÓ\n1 0 obj";

/** Files of the task, uploaded and not yet said to be. */
async function upload(tenant: Tenant, own: World["own"]): Promise<void> {
  const body = { name: "demanda.pdf", type: "application/pdf", size: Buffer.byteLength(PDF) };
  own.attachmentId = [];
  for (let n = 0; n < SEVERAL; n += 1) {
    const path = `/api/tasks/${own.id?.[0]}/attachments`;
    const { body: answer } = await tenant.call("POST", path, { body });
    const { attachment, upload } = answer as { attachment: { _id: string }; upload: Upload };
    await post(upload, PDF);
    own.attachmentId.push(attachment._id);
  }
}

type Upload = Parameters<typeof post>[0];
