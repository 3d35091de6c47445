import { announced, newDocument, pdf } from "../harness/documents";
import { aFolder, type Before, type Scenario, signedIn } from "./scenarios";

const inCase = async (tenant: Parameters<Before>[0]) => ({ folderId: await aFolder(tenant) });

/** A document of a case, with its file. */
const aDocument: Before = async (tenant) => (await newDocument(tenant, await inCase(tenant)))._id;

/** A document of a case whose first file was posted, and not completed. */
const anUpload: Before = async (tenant) =>
  (await announced(tenant, "/api/documents", await inCase(tenant))).document._id;

/** A document with a version that was posted, and not completed. */
const aVersion: Before = async (tenant) => {
  const id = await aDocument(tenant);
  await announced(tenant, `/api/documents/${id}/versions`);
  return id;
};

const aDeletedOne: Before = async (tenant) => {
  const id = await aDocument(tenant);
  await tenant.call("DELETE", `/api/documents/${id}`);
  return id;
};

const complete = (before: Before) =>
  signedIn("POST", ({ id }) => `/api/documents/${id}/complete`, { before });

/** A file writes together: its document, its upload, its case's counts, and the plan's counter. */
export const DOCUMENT_SCENARIOS: Scenario[] = [
  {
    name: "POST /api/documents with an Idempotency-Key",
    prepare: signedIn("POST", "/api/documents", {
      before: aFolder,
      body: ({ id: folderId }: { id: string }) => ({ ...pdf(), folderId }),
      headers: () => ({ "idempotency-key": "la-misma" }),
    }),
  },
  { name: "POST /api/documents/{id}/complete", prepare: complete(anUpload) },
  { name: "POST /api/documents/{id}/complete of a version", prepare: complete(aVersion) },
  {
    name: "POST /api/documents/{id}/versions",
    prepare: signedIn("POST", ({ id }) => `/api/documents/${id}/versions`, {
      body: pdf(),
      before: aDocument,
    }),
  },
  {
    name: "PATCH /api/documents/{id} out of its case",
    prepare: signedIn("PATCH", ({ id }) => `/api/documents/${id}`, {
      body: { name: "Pericia", folderId: null },
      before: aDocument,
    }),
  },
  {
    name: "DELETE /api/documents/{id}",
    prepare: signedIn("DELETE", ({ id }) => `/api/documents/${id}`, { before: aDocument }),
  },
  {
    name: "POST /api/documents/{id}/restore",
    prepare: signedIn("POST", ({ id }) => `/api/documents/${id}/restore`, { before: aDeletedOne }),
  },
];
