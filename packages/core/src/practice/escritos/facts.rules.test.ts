import { describe, expect, it } from "vitest";
import type { User } from "../../accounts/users/user.schema";
import type { Calculator } from "../calculators/calculator.schema";
import { LISTS, VARIABLES } from "../escrito-templates/variables.rules";
import { type Folder, NEW_FOLDER } from "../folders/folder.schema";
import { type CaseData, factsOf } from "./facts.rules";

const folder = (given: Partial<Folder> = {}): Folder => ({
  ...NEW_FOLDER,
  ...{
    _id: "fol_1",
    userId: "usr_1",
    responsibleId: "usr_1",
    folderName: "Gómez c/ Textil S.A. s/ despido",
  },
  ...{
    access: "practice",
    memberIds: [],
    mailAddress: null,
    archived: false,
    version: 1,
    createdAt: "",
    updatedAt: "",
  },
  ...given,
});

const person = (given: Partial<User> = {}) =>
  ({
    ...{ name: "Mariana Quiroga", state: "CABA", skills: [] },
    ...{ proceduralAddress: null, electronicAddress: null },
    ...given,
  }) as unknown as User;

const dataOf = (given: Partial<CaseData> = {}): CaseData => ({
  ...{ folder: folder(), contacts: [], person: person(), today: "2026-11-27" },
  ...{ calculation: null, movement: null, hearing: null, deadline: null, uma: null, jus: null },
  ...given,
});

const said = (data: CaseData, name: string) => factsOf(data).values[name]?.value;

it("knows every datum and list that a template may name", () => {
  const { values, lists, sheets } = factsOf(dataOf());
  const named = [...Object.keys(values), ...Object.keys(lists), ...Object.keys(sheets)];
  for (const { name } of [...VARIABLES, ...LISTS]) expect(named).toContain(name);
});

describe("the parties", () => {
  it("are those of the carátula where the case has no contacts", () => {
    const { lists } = factsOf(dataOf({ folder: folder({ folderParte: "demandado" }) }));
    expect(lists.actores?.map(({ nombre }) => nombre?.value)).toEqual(["Gómez"]);
    expect(lists.demandados?.map(({ nombre }) => nombre?.value)).toEqual(["Textil S.A."]);
    const data = dataOf({ folder: folder({ folderParte: "demandado" }) });
    expect([said(data, "cliente"), said(data, "parte")]).toEqual(["Textil S.A.", "demandada"]);
  });

  it("are the contacts, each with what identifies it", () => {
    const contacts = [
      ...[{ _id: "con_1", name: "Ana", lastName: "Gómez", role: "cliente" as const }],
      {
        ...{
          _id: "con_2",
          name: "Textil S.A.",
          role: "contraparte" as const,
          type: "juridica" as const,
        },
        ...{
          document: null,
          cuit: "30-71234567-1",
          address: "Salta 100",
          city: "Morón",
          state: null,
        },
      },
    ];
    const [client] = contacts;
    const data = dataOf({
      contacts: [{ ...client, document: "20123456" } as never, contacts[1] as never],
      folder: folder({ folderParte: "actor" }),
    });
    expect(said(data, "cliente.identidad")).toBe("DNI 20.123.456");
    expect(said(data, "contraparte.identidad")).toBe("CUIT 30-71234567-1");
    expect(said(data, "contraparte.domicilio")).toBe("Salta 100, Morón");
    expect(said(data, "cliente.domicilio")).toBeNull();
    expect(said(data, "actor")).toBe("Ana Gómez");
  });

  it("tell whom the practice represents by the client, and not where that is open", () => {
    const named = (customerName: string) => dataOf({ folder: folder({ customerName }) });
    expect(said(named("Ana Gómez"), "parte")).toBe("actora");
    expect(said(named("Textil S.A."), "parte")).toBe("demandada");
    expect(said(named("Otra"), "parte")).toBeNull();
  });
});

describe("the court", () => {
  it("is said apart from its secretaría", () => {
    const data = dataOf({
      folder: folder({ folderJuzgado: "Juzgado Civil N.º 3, Secretaría N.º 5" }),
    });
    expect(said(data, "juzgado")).toBe("Juzgado Civil N.º 3");
    expect(said(data, "secretaria")).toBe("Secretaría N.º 5");
  });

  it("gives the number of its own where the case is linked", () => {
    const court = { system: "pjn" as const, number: "CNT 1/2025", fuero: "CNT", department: null };
    const data = dataOf({ folder: folder({ court, folderExpediente: "1/25" }) });
    expect(said(data, "expediente")).toBe("CNT 1/2025");
    expect(said(data, "objeto")).toBe("despido");
  });
});

it("says a settlement in figures and letters, and its employment", () => {
  const calculator = {
    ...{ type: "labor", date: "2026-11-20", capital: null, interest: null },
    variables: {
      ...{ fechaIngreso: "2011-03-01", fechaEgreso: "2025-11-28", remuneracion: 1_850_000 },
      modo: "sinCausa",
    },
  } as unknown as Calculator;
  const sheet = {
    ...{ title: "Liquidación laboral", facts: [], warnings: [], foot: [], engine: "laboral 1" },
    lines: [
      {
        ...{ key: "a", label: "Preaviso", amount: 21.5, norma: "LCT 232", formula: "" },
        ...{ verificado: true, fuente: "" },
      },
    ],
    total: { label: "Total", amount: 1_000_021.5 },
  };
  const data = dataOf({ calculation: { calculator, sheet } });
  expect(said(data, "liquidacion.letras")).toBe(
    "PESOS UN MILLÓN VEINTIUNO CON 50/100 ($ 1.000.021,50)",
  );
  expect(said(data, "liquidacion.fecha")).toBe("20 de noviembre de 2026");
  expect(said(data, "trabajo.ingreso")).toBe("1.º de marzo de 2011");
  expect(said(data, "trabajo.motivo")).toBe("despido sin causa");
  const { sheets, lists } = factsOf(data);
  expect(sheets["liquidacion.planilla"]).toMatchObject({
    rows: [["Preaviso", "LCT 232", "$ 21,50"]],
    total: ["Total", "$ 1.000.021,50"],
  });
  expect(lists.rubros?.[0]?.monto?.value).toBe("$ 21,50");
});

it("names the lawyer by licence and CUIT, which is where they are notified by default", () => {
  const skills = [
    {
      ...{ _id: "ski_1", name: "CPACF", taxCode: 27_234_567_891, taxCondition: null },
      registrationNumber: "T.º 88 F.º 412",
    },
  ];
  const own = dataOf({ person: person({ skills }) });
  expect(said(own, "letrado.matricula")).toBe("CPACF T.º 88 F.º 412");
  expect(said(own, "letrado.domicilioElectronico")).toBe("27-23456789-1");
  const given = dataOf({ person: person({ skills, electronicAddress: "x@notificaciones" }) });
  expect(said(given, "letrado.domicilioElectronico")).toBe("x@notificaciones");
  expect(said(dataOf(), "letrado.matricula")).toBeNull();
});

it("says days as writs do: today, a hearing, a movement, a deadline", () => {
  const deadline = {
    ...{ variables: { notificacion: "2026-11-20", cantidad: 5, unidad: "habiles" } },
    ...{ vencimiento: "2026-12-01", conteo: "5 días hábiles desde el viernes 20/11/2026" },
  } as never;
  const data = dataOf({
    ...{ hearing: "2026-12-02T02:00:00.000Z", deadline },
    movement: { title: "Traslado", time: "2026-11-24", foja: 12 },
    uma: { value: 104_220, since: "2026-07-01" },
  });
  expect(said(data, "hoy")).toBe("27 de noviembre de 2026");
  // Two in the morning in UTC is the evening before in Buenos Aires.
  expect(said(data, "audiencia.fecha")).toBe("1.º de diciembre de 2026");
  expect(said(data, "movimiento.foja")).toBe("f. 12");
  expect(said(data, "plazo.dias")).toBe("5 días hábiles");
  expect(said(data, "plazo.vence")).toBe("1.º de diciembre de 2026");
  expect([said(data, "uma"), said(data, "uma.desde")]).toEqual(["$ 104.220,00", "01/07/2026"]);
});
