import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";

type Body = Record<string, unknown>;
type Life = { variables: Body; result: Body; other: Body; otherResult: Body };

let ana: Tenant;

// The series are shared by all practices: this file has a table of its own.
beforeAll(async () => {
  await ownTable();
  ana = await newTenant({ plan: "premium" });
  const admin = await newTenant({ role: "ADMIN_ROLE" });
  const series: [string, string][] = [
    ["uma", "vigencia;valor\n2026-06-01;102076\n2026-07-01;104220"],
    ["pisoArt", "vigencia;valor\n2026-03-01;97502420\n2026-09-01;114354110"],
    ["crianza6a12", "periodo;indice\n2025-09-01;548636\n2026-07-01;697268"],
  ];
  for (const [key, csv] of series) {
    const answer = await admin.call("POST", `/api/admin/tasas/${key}/csv`, { body: { csv } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
});

const DEBTS = {
  items: [
    { concepto: "Enero", capital: 100000, desde: "2025-01-31" },
    { capital: 50000.55, desde: "2025-03-01" },
  ],
  hasta: "2025-12-31",
  tasaFija: 36.5,
};

/** Each type with its figures, worked out apart from the engines, and with other variables. */
const LIVES: Record<string, Life> = {
  obligaciones: {
    variables: { ...DEBTS, pagos: [{ fecha: "2025-05-11", monto: 20000 }] },
    // A tenth of a percent a day: 100 days are 10,000 and 71 are 3,550.04; 6,449.96 are left for
    // capital, 4,299.96 and 2,150.00 by what each owes. Then 234 days on the rest.
    result: {
      items: [
        { capital: 95700.04, interes: 22393.81, total: 118093.85 },
        { capital: 47850.55, interes: 11197.03, total: 59047.58 },
      ],
      pagos: [
        {
          ...{ fecha: "2025-05-11", monto: 20000, aIntereses: 13550.04, aCapital: 6449.96 },
          ...{ excedente: 0, saldo: 143550.59 },
        },
      ],
      ...{ capital: 143550.59, interes: 33590.84, total: 177141.43, aFavor: 0 },
    },
    other: { ...DEBTS, opciones: { base: 360, primerDia: "incluido" } },
    // 335 and 306 days, over 360.
    otherResult: { capital: 150000.55, interes: 49477.95 },
  },
  diferencias: {
    variables: {
      periodos: [{ mes: "2025-01", debido: 1000000.1, pagado: 900000.05 }],
      ...{ sac: true, hasta: "2025-05-12", tasaFija: 36.5 },
    },
    // 100 days from 1/2/2025; the twelfth of the difference.
    result: {
      diferencias: [{ mes: "2025-01", monto: 100000.05, interes: 10000.01 }],
      ...{ subtotal: 100000.05, sac: 8333.34, interes: 10000.01, total: 118333.4 },
    },
    other: { periodos: [{ mes: "2025-01", debido: 10, pagado: 4 }], sac: false },
    otherResult: { diferencias: [{ mes: "2025-01", monto: 6 }], sac: 0, interes: 0, total: 6 },
  },
  horasExtra: {
    variables: { sueldo: 1234567.89, divisor: 192, al50: 7.25, al100: 3 },
    result: { valorHora: 6430.04, al50: 69926.7, al100: 38580.25, total: 108506.95 },
    other: { sueldo: 200000, divisor: 200, al50: 1 },
    otherResult: { valorHora: 1000, al50: 1500, al100: 0, total: 1500 },
  },
  prescripcion: {
    variables: {
      ...{ accion: "laboral", desde: "2024-03-15", al: "2026-01-01" },
      interpelaciones: ["2025-01-10", "2025-11-10"],
    },
    // Six months on from 15/3/2026; as the 181 days that they had, 12/9/2026.
    result: {
      ...{ fecha: "2026-09-15", fechaPorDias: "2026-09-12", estado: "corriente" },
      ...{ diasRestantes: 257, reanuda: "2025-07-10", diasSuspendidos: 181 },
    },
    other: { accion: "danos", desde: "2023-05-10", al: "2026-05-11" },
    otherResult: { fecha: "2026-05-10", fechaPorDias: null, estado: "prescripta" },
  },
  caducidad: {
    variables: {
      ...{ jurisdiccion: "PJN", fuero: "civil", instancia: "segunda" },
      ...{ ultimoImpulso: "2026-05-05", al: "2026-08-01" },
    },
    // 5/8, and the twelve days of feria; 17/8/2026 is a holiday.
    result: { fin: "2026-08-17", util: "2026-08-18", diasDeFeria: 12, diasRestantes: 16 },
    other: {
      ...{ jurisdiccion: "SCBA", fuero: "civil", instancia: "primera", al: "2026-09-05" },
      ...{ ultimoImpulso: "2026-02-10", intimacion: "2026-09-02" },
    },
    otherResult: { intimado: "2026-09-04", vence: "2026-09-11" },
  },
  honorarios: {
    variables: { ley: "27423", base: 20844000, fecha: "2026-08-25", caracter: "apoderado" },
    // 200 UMA: 150 at 22 %, and 50 at 15 to 20 %, by 1.4.
    result: {
      unidad: { nombre: "UMA", valor: 104220, desde: "2026-07-01", norma: null },
      minimo: { unidades: 56.7, monto: 5909274 },
      maximo: { unidades: 60.2, monto: 6274044 },
      piso: { unidades: 10, monto: 1042200 },
      honorario: { unidades: 56.7, monto: 5909274 },
    },
    other: {
      ...{ ley: "27423", base: 10207600, fecha: "2026-06-20", regulado: 1020760 },
      fechaPago: "2026-08-25",
    },
    // 100 UMA are at least 23.3; ten were regulated, and are paid at the later value.
    otherResult: {
      ...{ bajoLaLey: true, diferencia: 1357610.8 },
      pago: { alRegular: 1020760, porVigencia: 1042200, segunLoPublicado: null, diferencia: null },
    },
  },
  prorrateo: {
    variables: {
      monto: 1000000,
      honorarios: [
        { nombre: "Actora", monto: 180000, computa: true },
        { nombre: "Perito", monto: 120000, computa: true },
        { nombre: "Demandada", monto: 60000, computa: false },
      ],
    },
    result: {
      tope: 250000,
      honorarios: [
        { nombre: "Actora", monto: 180000, exigible: 150000 },
        { nombre: "Perito", monto: 120000, exigible: 100000 },
        { nombre: "Demandada", monto: 60000, exigible: 60000 },
      ],
    },
    other: { monto: 1000000, tope: 20, honorarios: [{ nombre: "A", monto: 250000 }] },
    otherResult: { tope: 200000, honorarios: [{ nombre: "A", monto: 250000, exigible: 200000 }] },
  },
  art: {
    variables: {
      ...{ fechaManifestacion: "2026-08-31", edad: 37, ibm: 2345678.9 },
      ...{ incapacidad: 12.5, enElTrabajo: true },
    },
    // 53 × IBM × 12.5 % × 65 / 37 against 12.5 % of the floor to 31/8, and 20 % more.
    result: {
      ...{ ibm: 2345678.9, formula: 27300215.58, piso: 12187802.5, suma114: 0 },
      ...{ adicional20: 5460043.12, total: 32760258.7 },
    },
    other: {
      ...{ fechaManifestacion: "2026-09-01", edad: 60, ibm: 1000000, incapacidad: 66 },
      suma114: 7000000,
    },
    otherResult: { formula: 57416666.67, piso: 114354110, suma114: 7000000, total: 121354110 },
  },
  civil: {
    variables: { formula: "mendez", ingresoMensual: 5172.23, incapacidad: 6.88, edad: 26 },
    result: { total: 227830.52, lecturas: null },
    other: { formula: "vuoto", ingresoMensual: 5172.23, incapacidad: 6.88, edad: 26 },
    otherResult: { total: 69155.06 },
  },
  tasaJusticia: {
    variables: { jurisdiccion: "PBA", objeto: "suma", monto: 1234567.89, fecha: "2025-12-25" },
    result: { base: 1234567.89, tasa: 27160.49, contribucion: 2716.05, total: 29876.54 },
    other: { jurisdiccion: "PJN", objeto: "desalojo", alquiler: 456789.01, fecha: "2025-12-26" },
    otherResult: { base: 2740734.06, tasa: 82222.02, contribucion: 0, total: 82222.02 },
  },
  alimentos: {
    variables: {
      ...{ modo: "canasta", edad: 7, porcentaje: 45.5 },
      ...{ desde: "2025-09", al: "2026-07" },
    },
    result: { inicial: 249629.38, actual: 317256.94, coeficiente: 1.2709118614 },
    other: { modo: "cuotas", ...DEBTS },
    // 334 and 305 days.
    otherResult: { capital: 150000.55, interes: 48650.17 },
  },
  movilidad: {
    variables: { haber: 396124.37, mes: "2026-03", variacion: 2.88 },
    result: { haber: 407532.75, variacion: 2.88, norma: "Ley 24.241, art. 32 (Dec. 274/2024)" },
    other: { haber: 396124.37, mes: "2026-03", variacion: -0.5 },
    otherResult: { haber: 396124.37, variacion: -0.5 },
  },
};

const types = Object.entries(LIVES);

describe("a calculation of each type, by the names of the API", () => {
  it.each(types)("%s: is saved, changed, computed again, lost and found", async (type, life) => {
    const { variables, result, other, otherResult } = life;
    const asked = await ana.call("POST", "/api/calculators/compute", { body: { type, variables } });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    expect(asked.body.result).toMatchObject(result);
    const { pasos, rubros } = asked.body.result as { pasos?: Body[]; rubros?: Body[] };
    for (const line of rubros ?? []) {
      expect(line).toMatchObject({ codigo: expect.any(String), normas: expect.any(Array) });
    }
    expect((pasos ?? rubros)?.length).toBeGreaterThan(0);

    const saved = await ana.call("POST", "/api/calculators", { body: { type, variables } });
    expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    const { _id } = saved.body.calculator as { _id: string };
    const path = `/api/calculators/${_id}`;
    const changed = await ana.call("PUT", path, { body: { variables: other } });
    expect(changed.body.calculator, JSON.stringify(changed.body)).toMatchObject({
      ...{ version: 2, result: otherResult },
    });
    const { body } = await ana.call("GET", `${path}/versions`);
    expect(body.versions).toMatchObject([{ version: 1 }]);
    const again = await ana.call("POST", `${path}/recompute`, { body: { dryRun: true } });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    expect((await ana.call("DELETE", path)).status).toBe(200);
    expect((await ana.call("GET", path)).status).toBe(410);
    expect((await ana.call("POST", `${path}/restore`)).status).toBe(200);
    const found = await ana.call("GET", path);
    expect(found.body.calculator).toMatchObject({ type, result: otherResult });
  });

  it.each(types)("%s: an unknown variable is named", async (type, { variables }) => {
    const body = { type, variables: { ...variables, otra: 1 } };
    const answer = await ana.call("POST", "/api/calculators/compute", { body });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toContain("«otra»");
  });
});
