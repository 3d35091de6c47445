import { aFolder, type Before, type Scenario, signedIn } from "./scenarios";

const WRITTEN = {
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: "Vengo a acreditar." }] }],
};

/** A writ of a case, as it was begun. */
const anEscrito: Before = async (tenant) => {
  const body = { folderId: await aFolder(tenant), templateId: "acredita" };
  const answer = await tenant.call("POST", "/api/escritos", { body });
  return (answer.body as { escrito?: { _id: string } }).escrito?._id ?? "";
};

/** A writ that may be filed. */
const aWholeOne: Before = async (tenant) => {
  const id = await anEscrito(tenant);
  await tenant.call("PUT", `/api/escritos/${id}`, { body: { content: WRITTEN } });
  return id;
};

const aDeletedOne: Before = async (tenant) => {
  const id = await anEscrito(tenant);
  await tenant.call("DELETE", `/api/escritos/${id}`);
  return id;
};

/** A writ is written with its case's counts; filed, with what was filed. */
export const ESCRITO_SCENARIOS: Scenario[] = [
  {
    name: "POST /api/escritos with an Idempotency-Key",
    prepare: signedIn("POST", "/api/escritos", {
      before: aFolder,
      body: ({ id: folderId }: { id: string }) => ({ folderId, templateId: "acredita" }),
      headers: () => ({ "idempotency-key": "la-misma" }),
    }),
  },
  {
    name: "PUT /api/escritos/{id} with another text",
    prepare: signedIn("PUT", ({ id }) => `/api/escritos/${id}`, {
      body: { content: WRITTEN },
      before: anEscrito,
    }),
  },
  {
    name: "PATCH /api/escritos/{id}/status as filed",
    prepare: signedIn("PATCH", ({ id }) => `/api/escritos/${id}/status`, {
      body: { status: "presentado", filedAt: "2026-01-02T12:00:00Z" },
      before: aWholeOne,
    }),
  },
  {
    name: "DELETE /api/escritos/{id}",
    prepare: signedIn("DELETE", ({ id }) => `/api/escritos/${id}`, { before: anEscrito }),
  },
  {
    name: "POST /api/escritos/{id}/restore",
    prepare: signedIn("POST", ({ id }) => `/api/escritos/${id}/restore`, { before: aDeletedOne }),
  },
];
