import { randomUUID } from "node:crypto";
import { aFolder, type Before, type Scenario, signedIn } from "./scenarios";

const variables = { capital: 100_000, desde: "2016-04-27", hasta: "2016-12-31", tasa: "acta2630" };

const aCalculation: Before = async (tenant) => {
  const body = { type: "intereses", variables, folderId: await aFolder(tenant) };
  const answer = await tenant.call("POST", "/api/calculators", { body });
  return (answer.body as { calculator?: { _id: string } }).calculator?._id ?? "";
};

const aDeletedCalculation: Before = async (tenant) => {
  const id = await aCalculation(tenant);
  await tenant.call("DELETE", `/api/calculators/${id}`);
  return id;
};

/** The calls of calculations: counted in the plan and the case, keeping earlier figures. */
export const CALCULATOR_SCENARIOS: Scenario[] = [
  {
    name: "POST /api/calculators with an Idempotency-Key",
    prepare: signedIn("POST", "/api/calculators", {
      body: { type: "intereses", variables },
      headers: () => ({ "idempotency-key": randomUUID() }),
    }),
  },
  {
    name: "PUT /api/calculators/{id} with other data",
    prepare: signedIn("PUT", ({ id }) => `/api/calculators/${id}`, {
      body: { variables: { ...variables, capital: 200_000 } },
      before: aCalculation,
    }),
  },
  {
    name: "POST /api/calculators/{id}/recompute",
    prepare: signedIn("POST", ({ id }) => `/api/calculators/${id}/recompute`, {
      body: { hasta: "2017-11-30" },
      before: aCalculation,
    }),
  },
  {
    name: "DELETE /api/calculators/{id}",
    prepare: signedIn("DELETE", ({ id }) => `/api/calculators/${id}`, { before: aCalculation }),
  },
  {
    name: "POST /api/calculators/{id}/restore",
    prepare: signedIn("POST", ({ id }) => `/api/calculators/${id}/restore`, {
      before: aDeletedCalculation,
    }),
  },
];
