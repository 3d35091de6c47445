import { randomUUID } from "node:crypto";
import { aFolder, type Before, type Prepared, type Scenario, signedIn } from "./scenarios";

/** A kind of record of a case: the route that creates it, and its name in an answer. */
type Kind = { create: string; at: string; entity: string; body: object; change: object };

const KINDS: Kind[] = [
  {
    create: "/api/movements",
    at: "/api/movements",
    entity: "movement",
    body: { title: "Despacho", time: "2026-03-10", link: "https://ejemplo.com.ar/a.pdf" },
    change: { title: "Otro despacho", link: null },
  },
  {
    create: "/api/contacts/create",
    at: "/api/contacts",
    entity: "contact",
    body: { name: "Ana", lastName: "Pérez", document: "20123456" },
    change: { lastName: "Gómez" },
  },
];

/** The body of a new record, in the prepared case. */
const inCase = ({ entity, body }: Pick<Kind, "entity" | "body">, folderId: string) =>
  entity === "contact" ? { ...body, folderIds: [folderId] } : { ...body, folderId };

const made =
  (kind: Kind): Before =>
  async (tenant) => {
    const body = inCase(kind, await aFolder(tenant));
    const answer = await tenant.call("POST", kind.create, { body });
    return (answer.body[kind.entity] as { _id?: string } | undefined)?._id ?? "";
  };

const deleted =
  (kind: Kind): Before =>
  async (tenant) => {
    const id = await made(kind)(tenant);
    await tenant.call("DELETE", `${kind.at}/${id}`);
    return id;
  };

const one =
  ({ at }: Kind, more = "") =>
  ({ id }: Prepared) =>
    `${at}/${id}${more}`;

const scenariosOf = (kind: Kind): Scenario[] => [
  {
    name: `POST ${kind.create} with an Idempotency-Key`,
    prepare: signedIn("POST", kind.create, {
      body: ({ id }: Prepared) => inCase(kind, id),
      before: aFolder,
      headers: () => ({ "idempotency-key": randomUUID() }),
    }),
  },
  {
    name: `PUT ${kind.at}/{id}`,
    prepare: signedIn("PUT", one(kind), { body: kind.change, before: made(kind) }),
  },
  {
    name: `DELETE ${kind.at}/{id}`,
    prepare: signedIn("DELETE", one(kind), { before: made(kind) }),
  },
  {
    name: `POST ${kind.at}/{id}/restore`,
    prepare: signedIn("POST", one(kind, "/restore"), { before: deleted(kind) }),
  },
];

/** Other records that a case may hold, each created like those. */
const OTHERS: Pick<Kind, "create" | "entity" | "body">[] = [
  {
    create: "/api/folder-notifications",
    entity: "notification",
    body: { title: "Cédula", time: "2026-03-10", dateExpiration: "2026-03-20" },
  },
  {
    create: "/api/tasks",
    entity: "task",
    body: { name: "Llamar al cliente", dueDate: "2026-03-10" },
  },
  {
    create: "/api/events",
    entity: "event",
    body: { title: "Audiencia", start: "2026-03-10T13:00:00Z", end: "2026-03-10T14:00:00Z" },
  },
];

/** Deleting a case with one of each deletes them with it. */
const fullCase: Before = async (tenant) => {
  const folderId = await aFolder(tenant);
  for (const kind of [...KINDS, ...OTHERS]) {
    await tenant.call("POST", kind.create, { body: inCase(kind, folderId) });
  }
  return folderId;
};

export const RECORD_SCENARIOS: Scenario[] = [
  ...KINDS.flatMap(scenariosOf),
  {
    name: "DELETE /api/folders/{id} with all that hangs from it",
    prepare: signedIn("DELETE", ({ id }) => `/api/folders/${id}`, { before: fullCase }),
  },
  {
    name: "POST /api/folders/{id}/restore with all that it took along",
    prepare: signedIn("POST", ({ id }) => `/api/folders/${id}/restore`, {
      before: async (tenant) => {
        const id = await fullCase(tenant);
        await tenant.call("DELETE", `/api/folders/${id}`);
        return id;
      },
    }),
  },
  {
    name: "GET /api/folders/{id}/activities/combined",
    prepare: signedIn("GET", ({ id }) => `/api/folders/${id}/activities/combined`, {
      before: fullCase,
    }),
  },
];
