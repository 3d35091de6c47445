import { newTenant, type Tenant, type TenantOptions } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Outcome = {
  dryRun: boolean;
  created: string[];
  accepted: number;
  errors: object[];
  duplicates: object[];
  limit?: object;
};

const ask =
  (kind: "contacts" | "folders") =>
  async (tenant: Tenant, body: object, headers: Record<string, string> = {}) => {
    const answer = await tenant.call("POST", `/api/${kind}/import`, { body, headers });
    return { status: answer.status, outcome: answer.body as unknown as Outcome };
  };
const contacts = ask("contacts");
const folders = ask("folders");

async function listed(tenant: Tenant, kind: "contacts" | "folders") {
  const { body } = await tenant.call("GET", `/api/${kind}/user/${tenant.userId}?limit=1000`);
  return body[kind] as { _id: string; name?: string; folderName?: string }[];
}

async function used(tenant: Tenant, kind: "contacts" | "folders") {
  const { body } = await tenant.call("GET", "/api/auth/me");
  return (body.subscription as { usage: Record<string, number> }).usage[kind];
}

const premium: TenantOptions = { plan: "premium" };
const people = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `Contacto ${i + 1}` }));

const MIXED = [
  { name: "Ana", lastName: "Pérez", document: "12.345.678", cbu: "28505909 40090418135201" },
  { name: "", cuit: "20-12345678-5", cbu: "28505909 40090418135202" },
  { name: "Luz", colour: "azul" },
  { name: "Otra Ana", cuit: "20-12345678-6" },
  { name: "Eva", document: "22222222", cuit: "20-12345678-6" },
];

describe("importing contacts", () => {
  it("says in a dry run what would become of each row, and writes nothing", async () => {
    const ana = await newTenant();
    const { status, outcome } = await contacts(ana, { rows: MIXED, dryRun: true });
    expect(status).toBe(200);
    expect(outcome).toMatchObject({
      dryRun: true,
      created: [],
      accepted: 1,
      errors: [
        { row: 2, path: "name", message: "Nombre: completá este dato" },
        { row: 2, path: "cuit" },
        { row: 2, path: "cbu" },
        { row: 3, path: "", message: "El dato «colour» no se admite." },
        { row: 5, path: "cuit", message: "CUIT: no corresponde al documento que escribiste." },
      ],
      duplicates: [{ row: 4, name: "Ana Pérez", _id: null, sameAs: 1 }],
    });
    expect([await listed(ana, "contacts"), await used(ana, "contacts")]).toEqual([[], 0]);
  });

  it("takes in the good rows and answers the same errors for the others", async () => {
    const ana = await newTenant();
    const dry = await contacts(ana, { rows: MIXED, dryRun: true });
    const { status, outcome } = await contacts(ana, { rows: MIXED });
    expect(status).toBe(201);
    expect(outcome).toMatchObject({
      accepted: 1,
      errors: dry.outcome.errors,
      duplicates: dry.outcome.duplicates,
    });
    expect(await listed(ana, "contacts")).toMatchObject([
      { _id: outcome.created[0], cbu: "2850590940090418135201" },
    ]);
    const again = await contacts(ana, { rows: MIXED });
    expect(again.status).toBe(200);
    expect(again.outcome.duplicates).toMatchObject([
      { row: 1, _id: outcome.created[0], sameAs: null },
      { row: 4, _id: outcome.created[0], sameAs: null },
    ]);
    const allowed = await contacts(ana, { rows: MIXED, allowDuplicates: true });
    expect(allowed.outcome.accepted).toBe(2);
  });

  it("takes five hundred in once, however often the request is repeated", async () => {
    const ana = await newTenant(premium);
    const body = { rows: people(500) };
    const first = await contacts(ana, body, { "idempotency-key": "k1" });
    const second = await contacts(ana, body, { "idempotency-key": "k1" });
    expect(first.outcome.created).toHaveLength(500);
    expect(second.outcome).toEqual(first.outcome);
    expect([(await listed(ana, "contacts")).length, await used(ana, "contacts")]).toEqual([
      500, 500,
    ]);
  });

  it("holds the plan's limit exactly and says how many were left out", async () => {
    const ana = await newTenant();
    const dry = await contacts(ana, { rows: people(12), dryRun: true });
    expect(dry.outcome).toMatchObject({ accepted: 10, limit: { leftOut: 2 } });
    const { outcome } = await contacts(ana, { rows: people(12) });
    expect(outcome).toMatchObject({
      accepted: 10,
      limit: { resourceType: "contacts", limit: 10, plan: "free", leftOut: 2 },
    });
    expect((await contacts(ana, { rows: people(1) })).outcome.created).toEqual([]);
  });

  it("never passes the limit when several import at once", async () => {
    const ana = await newTenant({ plan: "standard" });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => contacts(ana, { rows: people(40) })),
    );
    const made = answers.flatMap(({ outcome }) => outcome.created);
    expect([made.length, await used(ana, "contacts")]).toEqual([100, 100]);
    expect(await listed(ana, "contacts")).toHaveLength(100);
  });

  it.each([
    [{}, "rows"],
    [{ rows: [] }, "rows"],
    [{ rows: people(501) }, "rows"],
    [{ rows: [7] }, "rows.0"],
    [{ rows: people(1), dryRun: "no" }, "dryRun"],
  ])("refuses a body that is no list of rows (%#)", async (body, path) => {
    const ana = await newTenant();
    const answer = await ana.call("POST", "/api/contacts/import", { body });
    expect(answer.status).toBe(422);
    expect((answer.body.details as object[])[0]).toMatchObject({ path });
  });
});

describe("importing cases", () => {
  const ROWS = [
    { folderName: "Pérez c/ Gómez s/ daños", customerName: "Ana Pérez", status: "enProceso" },
    { folderName: "PÉREZ C/ GÓMEZ S/ DAÑOS", customerName: "Pérez, Ana" },
    { folderName: "Otra", initialDateFolder: "2026-03-02", finalDateFolder: "2026-03-01" },
    { folderName: "Una más", initialDateFolder: "02/03/2026" },
  ];

  it("takes in the good ones, and answers the wrong and the repeated", async () => {
    const ana = await newTenant();
    const { outcome } = await folders(ana, { rows: ROWS });
    expect(outcome).toMatchObject({
      accepted: 1,
      errors: [
        {
          row: 3,
          path: "finalDateFolder",
          message: "Fecha de cierre: no puede ser anterior a la fecha de inicio.",
        },
        { row: 4, path: "initialDateFolder" },
      ],
      duplicates: [{ row: 2, _id: null, sameAs: 1 }],
    });
    expect(await listed(ana, "folders")).toMatchObject([
      { folderName: "Pérez c/ Gómez s/ daños", orderStatus: "enProceso" },
    ]);
    const again = await folders(ana, { rows: ROWS.slice(1, 2) });
    expect(again.outcome.duplicates).toMatchObject([{ row: 1, _id: outcome.created[0] }]);
  });

  it("knows a case by its number, and takes another number for another case", async () => {
    const ana = await newTenant(premium);
    const client = { customerName: "Rosa Medina" };
    const edesur = { folderName: "Medina c/ Edesur", ...client };
    const first = { ...edesur, folderExpediente: "58306/2024" };
    const { outcome } = await folders(ana, { rows: [first] });
    const rows = [
      { ...edesur, folderExpediente: "CIV 4026/2019" },
      { folderName: "Otra carátula", folderExpediente: "Expte. N° 58306/2024" },
      edesur,
      { folderName: "Tercera", folderExpediente: "civ 004026/2019" },
    ];
    const again = await folders(ana, { rows });
    expect(again.outcome).toMatchObject({
      accepted: 1,
      duplicates: [
        { row: 2, name: "Otra carátula", _id: outcome.created[0], sameAs: null },
        { row: 3, name: "Medina c/ Edesur", _id: outcome.created[0], sameAs: null },
        { row: 4, name: "Tercera", _id: null, sameAs: 1 },
      ],
    });
  });

  it("holds the plan's limit", async () => {
    const ana = await newTenant();
    const rows = Array.from({ length: 9 }, (_, i) => ({ folderName: `Causa ${i}` }));
    const { outcome } = await folders(ana, { rows });
    expect(outcome).toMatchObject({ accepted: 5, limit: { limit: 5, leftOut: 4 } });
    expect(await used(ana, "folders")).toBe(5);
  });
});
