import { randomUUID } from "node:crypto";
import { asSystem } from "@foja/core/kernel/actor";
import { CaseImports } from "@foja/core/operations/case-imports";
import { type Before, type Scenario, signedIn } from "./scenarios";

const IMPORTS = "/api/folders/imports";
const court = { system: "pjn", number: "CIV 700001/2024" };
const rows = [
  { folderName: "Sosa c/ Edesur", court },
  { folderName: "Ríos s/ sucesión", contacts: [{ role: "cliente", type: "humana", name: "Eva" }] },
];

const opened: Before = async (tenant) => {
  const { body } = await tenant.call("POST", IMPORTS, { body: { total: rows.length } });
  return (body as { import?: { _id: string } }).import?._id ?? "";
};

const received: Before = async (tenant) => {
  const id = await opened(tenant);
  await tenant.call("PUT", `${IMPORTS}/${id}/rows`, { body: { from: 0, rows } });
  return id;
};

const saved: Before = async (tenant) => {
  const id = await received(tenant);
  await tenant.call("POST", `${IMPORTS}/${id}/start`);
  await asSystem("test", () => CaseImports.carry(tenant.userId, id));
  return id;
};

/** Calls on an import of many cases. */
export const IMPORT_SCENARIOS: Scenario[] = [
  {
    name: `POST ${IMPORTS}/check`,
    prepare: signedIn("POST", `${IMPORTS}/check`, {
      body: { rows: [{ folderName: "Sosa c/ Edesur", court }] },
    }),
  },
  {
    name: `POST ${IMPORTS} with an Idempotency-Key`,
    prepare: signedIn("POST", IMPORTS, {
      body: { total: rows.length },
      headers: () => ({ "idempotency-key": randomUUID() }),
    }),
  },
  {
    name: `PUT ${IMPORTS}/{id}/rows`,
    prepare: signedIn("PUT", ({ id }) => `${IMPORTS}/${id}/rows`, {
      body: { from: 0, rows },
      before: opened,
    }),
  },
  {
    name: `POST ${IMPORTS}/{id}/start`,
    prepare: signedIn("POST", ({ id }) => `${IMPORTS}/${id}/start`, { before: received }),
  },
  {
    name: `POST ${IMPORTS}/{id}/links`,
    prepare: signedIn("POST", ({ id }) => `${IMPORTS}/${id}/links`, {
      body: { rows: [1] },
      before: saved,
    }),
  },
  {
    name: `GET ${IMPORTS}/{id}/rows`,
    prepare: signedIn("GET", ({ id }) => `${IMPORTS}/${id}/rows?heap=none`, { before: saved }),
  },
  {
    name: `GET ${IMPORTS}/{id}/summary`,
    prepare: signedIn("GET", ({ id }) => `${IMPORTS}/${id}/summary`, { before: saved }),
  },
  {
    name: `POST ${IMPORTS}/{id}/undo`,
    prepare: signedIn("POST", ({ id }) => `${IMPORTS}/${id}/undo`, { before: saved }),
  },
];
