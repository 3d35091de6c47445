import { LABOR_CASES } from "@foja/harness/labor/cases.rules";
import { ownTable } from "@foja/harness/own-table";
import { CER, IPC } from "@foja/harness/series";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";

type Body = Record<string, unknown>;

let ana: Tenant;
let admin: Tenant;

// The series are shared by all practices: this file has a table of its own.
beforeAll(async () => {
  await ownTable();
  ana = await newTenant();
  admin = await newTenant({ role: "ADMIN_ROLE" });
  const series: [string, string][] = [
    ...[CER, IPC].flatMap((book) =>
      Object.values(book).map(({ key, valores }): [string, string] => [
        key,
        valores.map((pair) => pair.join(";")).join("\n"),
      ]),
    ),
    ["tasaPasivaBCRA", "2024-01-31;13086.5512\n2026-03-03;25502.8830"],
    ["tasaActivaBNA", "2016-03-16;33\n2016-07-15;32"],
    ["ripte", "2023-12-01;55356.61\n2026-04-01;210043.70"],
    ["tasaPasivaBCRA27802", "2024-01-31;0\n2026-03-03;94.12614"],
    ["acta2658", "2019-01-01;36"],
  ];
  for (const [key, values] of series) {
    const csv = `${/ipc|ripte/.test(key) ? "periodo;indice" : "fecha;tna"}\n${values}`;
    const answer = await admin.call("POST", `/api/admin/tasas/${key}/csv`, { body: { csv } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
});

async function compute(type: string, variables: Body): Promise<Body> {
  const answer = await ana.call("POST", "/api/calculators/compute", { body: { type, variables } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.result as Body;
}

describe("the worked settlements, asked for over HTTP", () => {
  it.each(LABOR_CASES)("$id: $titulo", async ({ variables, rubros, total, intermedios }) => {
    const result = await compute("labor", variables);
    expect(result.intermedios).toMatchObject(intermedios);
    if (rubros === null) return;
    const lines = result.rubros as { codigo: string; monto: number }[];
    expect(Object.fromEntries(lines.map(({ codigo, monto }) => [codigo, monto]))).toEqual(rubros);
    expect(result.total).toBe(total);
  });
});

const BAND = { capital: 313665.13, desde: "2024-02-01", hasta: "2026-03-03" };

describe("the worked cases of interest, asked for over HTTP", () => {
  it.each<[string, Body, number]>([
    ["I1-a", { ...BAND, tasa: "cer", adicional: 3 }, 1074322.12],
    [
      "I1-b",
      { ...BAND, tasa: "cer", adicional: 3, opciones: { indiceInicial: "diaAnterior" } },
      1082306.25,
    ],
    [
      "I2",
      { capital: 22039483.78, desde: "2025-08-20", hasta: "2026-06-15", tasa: "lct276" },
      28495972.6,
    ],
    [
      "I3",
      {
        capital: 1e6,
        desde: "2021-06-01",
        hasta: "2024-03-13",
        tasa: "acta2783",
        notificacion: "2022-08-10",
      },
      11063595.79,
    ],
    [
      "I4",
      { capital: 5e5, desde: "2024-02-01", hasta: "2026-03-03", tasa: "tasaPasivaBCRA" },
      970795.27,
    ],
    ["I5", { capital: 1e5, desde: "2016-04-27", hasta: "2017-11-30", tasa: "acta2630" }, 157402.74],
    [
      "I6",
      { capital: 1e6, desde: "2016-03-15", hasta: "2016-09-30", tasa: "tasaActivaBNA" },
      1177780.82,
    ],
    [
      "I7",
      {
        capital: 3e5,
        desde: "2019-03-01",
        hasta: "2022-09-30",
        tasa: "acta2764",
        notificacion: "2020-05-15",
      },
      904604.53,
    ],
    [
      "I8",
      { capital: 2e6, desde: "2023-12-15", hasta: "2026-06-30", tasa: "ripte", adicional: 6 },
      8746396.67,
    ],
    ["I9a", { ...BAND, tasa: "art55" }, 725843.09],
    [
      "I10",
      { capital: 1e6, desde: "2023-03-01", hasta: "2024-03-01", tasa: "acta2630", tasaFija: 6 },
      1060164.38,
    ],
  ])("%s", async (_, variables, total) => {
    expect(await compute("intereses", variables)).toMatchObject({ total });
  });
});

describe("the worked deadlines, asked for over HTTP", () => {
  it.each<[string, Body, Body]>([
    [
      "P1",
      { notificacion: "2026-11-20", cantidad: 5 },
      { vencimiento: "2026-11-30", gracia: { fecha: "2026-12-01", hasta: "09:30" } },
    ],
    [
      "P2",
      { notificacion: "2026-12-10", cantidad: 15 },
      { vencimiento: "2027-02-01", gracia: { fecha: "2027-02-02" } },
    ],
    ["P3", { notificacion: "2026-07-16", cantidad: 10 }, { vencimiento: "2026-08-13" }],
    ["P4", { notificacion: "2026-12-04", cantidad: 3 }, { vencimiento: "2026-12-11" }],
    [
      "P5",
      { notificacion: "2026-11-19", tipoNotificacion: "nota", cantidad: 5 },
      { notificado: "2026-11-20", vencimiento: "2026-11-30" },
    ],
    [
      "P6",
      { notificacion: "2026-12-04", tipoNotificacion: "nota", cantidad: 5 },
      { notificado: "2026-12-11" },
    ],
  ])("%s", async (_, variables, expected) => {
    expect(await compute("plazo", { jurisdiccion: "PJN", ...variables })).toMatchObject(expected);
  });
});

describe("a saved calculation, when the series changes", () => {
  it("gives the same figures; computed again, it says that values were revised", async () => {
    const variables = { ...BAND, tasa: "cer" };
    const body = { type: "intereses", variables };
    const saved = (await ana.call("POST", "/api/calculators", { body })).body.calculator as Body;
    await admin.call("POST", "/api/admin/tasas/cer/csv", {
      body: { csv: "fecha;valor\n2026-03-03;716" },
    });
    const path = `/api/calculators/${saved._id}`;
    expect((await ana.call("GET", path)).body.calculator).toEqual(saved);
    const again = await ana.call("POST", `${path}/recompute`, { body: { hasta: BAND.hasta } });
    const { difference, calculator } = again.body as { difference: Body; calculator: Body };
    expect(difference).toMatchObject({
      before: saved.amount,
      reasons: ["Se revisaron valores ya publicados de la serie."],
    });
    expect(calculator.amount).toBeGreaterThan(saved.amount as number);
    const { body: kept } = await ana.call("GET", `${path}/versions`);
    expect(kept.versions).toMatchObject([{ amount: saved.amount, result: saved.result }]);
  });
});

describe("what is lost by time, asked for over HTTP", () => {
  const LABOUR = { accion: "laboral", desde: "2024-03-10", al: "2026-03-01" };
  const CIVIL = { jurisdiccion: "PJN", fuero: "civil", ultimoImpulso: "2026-03-10" };
  it.each<[string, Body, Body]>([
    ["prescripcion", LABOUR, { fecha: "2026-03-10", estado: "corriente", diasRestantes: 9 }],
    [
      "prescripcion",
      { ...LABOUR, interpelaciones: ["2025-10-01"] },
      { fecha: "2026-09-10", fechaPorDias: "2026-09-08", reanuda: "2026-04-01" },
    ],
    [
      "caducidad",
      { ...CIVIL, instancia: "primera", al: "2026-09-01" },
      { fin: "2026-09-22", util: "2026-09-22", diasDeFeria: 12, diasRestantes: 21 },
    ],
    [
      "caducidad",
      { ...CIVIL, jurisdiccion: "SCBA", intimacion: "2026-10-01", al: "2026-10-01" },
      { fin: "2026-09-22", intimado: "2026-10-02", vence: "2026-10-09" },
    ],
  ])("%s of %j", async (type, variables, expected) => {
    expect(await compute(type, variables)).toMatchObject(expected);
  });

  it("counts by the practice's own calendar", async () => {
    const edits = [{ from: "2026-03-16", to: "2026-03-20", kind: "feria", reason: "Paro" }];
    const path = "/api/deadlines/calendars/PJN";
    expect((await ana.call("PUT", path, { body: { edits } })).status).toBe(200);
    expect(await compute("caducidad", { ...CIVIL, al: "2026-09-01" })).toMatchObject({
      ...{ fin: "2026-09-27", util: "2026-09-28", diasDeFeria: 17 },
      calendario: { jurisdiccion: "PJN", version: "1.1.1+1" },
    });
    await ana.call("PUT", path, { body: { edits: [] } });
  });

  it.each([
    ["prescripcion", { desde: "2024-03-10" }, "variables.accion"],
    ["prescripcion", { ...LABOUR, al: undefined, desde: "2199-01-01" }, "variables.desde"],
    ["caducidad", { ...CIVIL, intimacion: "2026-10-01" }, "variables.intimacion"],
  ])("refuses %s of %j at its field", async (type, variables, path) => {
    const { status, body } = await ana.call("POST", "/api/calculators/compute", {
      body: { type, variables },
    });
    expect({ status, body }).toMatchObject({ status: 422, body: { details: [{ path }] } });
  });
});

describe("the apportionment of fees, asked for over HTTP", () => {
  it("answers the cap and what of each fee is due", async () => {
    const honorarios = [
      { nombre: "Actora", monto: 3_000_000, computa: true },
      { nombre: "Perito", monto: 1_000_000, computa: true },
      { nombre: "Demandada", monto: 500_000, computa: false },
    ];
    expect(await compute("prorrateo", { monto: 8_000_000, tope: 25, honorarios })).toMatchObject({
      tope: 2_000_000,
      honorarios: [
        { nombre: "Actora", monto: 3_000_000, exigible: 1_500_000 },
        { nombre: "Perito", monto: 1_000_000, exigible: 500_000 },
        { nombre: "Demandada", monto: 500_000, exigible: 500_000 },
      ],
    });
  });

  it("is saved as it was computed", async () => {
    const honorarios = [{ nombre: "Actora", monto: 3_000_000 }];
    const body = { type: "prorrateo", variables: { monto: 8_000_000, honorarios } };
    const saved = await ana.call("POST", "/api/calculators", { body });
    expect(saved.body.calculator).toMatchObject({ type: "prorrateo", amount: 2_000_000 });
  });

  it("names the variable at fault", async () => {
    const variables = { monto: 8_000_000, honorarios: [{ nombre: "", monto: 1 }] };
    const body = { type: "prorrateo", variables };
    const answer = await ana.call("POST", "/api/calculators/compute", { body });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain("Profesional: completá este dato");
  });
});

describe("fees, asked for over HTTP", () => {
  const base = { ley: "27423", base: 100_000_000, fecha: "2026-03-02" };

  it("name the day while no value is loaded, and then take the uploaded one with its act", async () => {
    const body = { type: "honorarios", variables: base };
    const refused = await ana.call("POST", "/api/calculators/compute", { body });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain("Fecha: no hay valor cargado de la unidad UMA");

    const csv = [
      "vigencia;valor;norma;acto",
      "2026-01-01;100000;Res. SGA 100/2026;2026-02-10",
      "2026-07-01;110000;Res. SGA 1930/2026;2026-08-20",
    ].join("\n");
    await admin.call("POST", "/api/admin/tasas/uma/csv", { body: { csv } });
    const paid = { ...base, regulado: 14_535_837, fechaPago: "2026-07-31" };
    // 1,000 UMA: 127.5 + 250 × 12 %.
    expect(await compute("honorarios", paid)).toMatchObject({
      unidad: { valor: 100_000, desde: "2026-01-01", norma: "Res. SGA 100/2026, 10/02/2026" },
      honorario: { unidades: 157.5, monto: 15_750_000 },
      ...{ bajoLaLey: true, diferencia: 1_214_163 },
      // What was regulated is paid: 145.35837 UMA.
      pago: { alRegular: 14_535_837, porVigencia: 15_989_420.7, segunLoPublicado: 14_535_837 },
    });
    const saved = await ana.call("POST", "/api/calculators", { body });
    expect(saved.body.calculator).toMatchObject({ type: "honorarios", amount: 15_750_000 });
  });
});

describe("an occupational risk, asked for over HTTP", () => {
  const risk = { fechaManifestacion: "2026-03-16", edad: 40, incapacidad: 20, ibm: 5_000_000 };

  it("names the day while its floor is not loaded, and then takes it with its resolution", async () => {
    const body = { type: "art", variables: risk };
    const refused = await ana.call("POST", "/api/calculators/compute", { body });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(
      "Primera manifestación: no está cargado el piso de la SRT",
    );

    const csv = "vigencia;valor;norma\n2026-03-01;97502420;Res. SRT 15/2026";
    await admin.call("POST", "/api/admin/tasas/pisoArt/csv", { body: { csv } });
    // 53 × 5,000,000 × 20 % × 65 / 40, and 20 % of it.
    expect(await compute("art", { ...risk, enElTrabajo: true })).toMatchObject({
      ...{ ibm: 5_000_000, formula: 86_125_000, piso: 19_500_484, suma114: 0 },
      ...{ adicional20: 17_225_000, total: 103_350_000 },
      pisoVigente: { norma: "Res. SRT 15/2026" },
    });
    const eva = await newTenant();
    const saved = await eva.call("POST", "/api/calculators", { body });
    expect(saved.body.calculator).toMatchObject({ type: "art", amount: 86_125_000 });
  });

  it("names the sum of art. 11.4 that is missing", async () => {
    const body = { type: "art", variables: { ...risk, incapacidad: 66 } };
    const answer = await ana.call("POST", "/api/calculators/compute", { body });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain("suma114");
  });
});

describe("damages, asked for over HTTP", () => {
  // The inputs that «Méndez» (CNAT, Sala III, 28/4/2008) publishes, with all decimals of Vⁿ.
  const person = { ingresoMensual: 5_172.23, incapacidad: 6.88, edad: 26 };

  it.each([
    ["mendez", 227_830.52],
    ["vuoto", 69_155.06],
  ])("are worth by %s %d", async (formula, total) => {
    const result = await compute("civil", { ...person, formula });
    expect(result).toMatchObject({ total, rubros: [{ codigo: formula, monto: total }] });
  });

  it("name the income that is missing", async () => {
    const variables = { formula: "vuoto", incapacidad: 5, edad: 40 };
    const body = { type: "civil", variables };
    const answer = await ana.call("POST", "/api/calculators/compute", { body });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain("Ingreso mensual: completá este dato");
  });
});

describe("a court fee and a pension, asked for over HTTP", () => {
  it("answer base, fee, contribution and total", async () => {
    const suit = { jurisdiccion: "PBA", objeto: "suma", monto: 10_000_000, fecha: "2025-12-26" };
    expect(await compute("tasaJusticia", suit)).toMatchObject({
      ...{ base: 10_000_000, tasa: 220_000, contribucion: 11_000, total: 231_000 },
    });
    const rent = { jurisdiccion: "PJN", objeto: "desalojo", alquiler: 500_000 };
    expect(await compute("tasaJusticia", rent)).toMatchObject({ base: 3_000_000, tasa: 90_000 });
  });

  it("move by a typed variation, and name the one that no series gives", async () => {
    const pension = { haber: 1_000_000, mes: "2026-03" };
    expect(await compute("movilidad", { ...pension, variacion: 2.88 })).toMatchObject({
      ...{ haber: 1_028_800, variacion: 2.88 },
    });
    const body = { type: "movilidad", variables: { ...pension, mes: "2030-03" } };
    const answer = await ana.call("POST", "/api/calculators/compute", { body });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain("escribí la variación publicada");
  });
});

describe("many items with payments, asked for over HTTP", () => {
  const items = [
    { concepto: "Enero", capital: 1000, desde: "2025-01-01" },
    { concepto: "Febrero", capital: 3000, desde: "2025-01-31" },
  ];
  const asked = { items, hasta: "2025-04-11", tasa: "acta2630", tasaFija: 36.5 };

  it("answer what is outstanding of each, and what each payment paid (CCyC 902, 903)", async () => {
    const pagos = [{ fecha: "2025-03-02", monto: 1000 }];
    // Interest 60 + 90, then 850 of capital, a quarter and three; 40 days more on the rest.
    expect(await compute("obligaciones", { ...asked, pagos })).toMatchObject({
      items: [
        { capital: 787.5, interes: 31.5, total: 819 },
        { capital: 2362.5, interes: 94.5, total: 2457 },
      ],
      pagos: [{ fecha: "2025-03-02", aIntereses: 150, aCapital: 850, saldo: 3150 }],
      ...{ capital: 3150, interes: 126, total: 3276, aFavor: 0 },
    });
  });

  it("name the variable that cannot be used", async () => {
    const late = [{ capital: 1, desde: "2026-01-01" }];
    const { status, body } = await ana.call("POST", "/api/calculators/compute", {
      body: { type: "obligaciones", variables: { ...asked, items: late } },
    });
    expect([status, (body.details as { path: string }[])[0]?.path]).toEqual([
      422,
      "variables.items.0.desde",
    ]);
  });
});
