import { describe, expect, it } from "vitest";
import { understand, understandAny } from "./understand";

const SOSA = {
  _id: "fol_1",
  folderName: "SOSA, María c/ TRANSPORTES s/ despido",
  number: "CNT 35335/2016",
};
const RUIZ = { _id: "fol_2", folderName: "Ruiz c/ Banco s/ despido" };
const GIL = { _id: "fol_3", folderName: "Gil s/ sucesión", number: null };
const NUÑEZ = { _id: "fol_4", folderName: "Núñez c/ ART s/ despido" };
const PAZ = { _id: "fol_5", folderName: "Paz c/ ART s/ despido" };
const knowing = {
  cases: [SOSA, RUIZ, GIL, NUÑEZ, PAZ],
  // A Sunday.
  today: "2026-11-22",
  addWorking: (from: string, count: number) => `${from} + ${count}`,
};
const one = (text: string) => {
  const [first, ...others] = understand(text, knowing);
  expect(others).toEqual([]);
  return first;
};

describe("what is typed to be written down", () => {
  it("is a task of a case, due so many working days from today", () => {
    expect(one("tarea impugnar sosa +3 hábiles")).toEqual({
      ...{ kind: "task", title: "impugnar", folder: SOSA, day: "2026-11-22 + 3" },
    });
  });

  it("is a deadline of so many days", () => {
    expect(one("plazo sosa 5 dias traslado")).toEqual({
      ...{ kind: "deadline", title: "traslado", folder: SOSA, length: "+5 días hábiles" },
    });
    expect(one("plazo 35335/2016 10 corridos desde ayer")).toMatchObject({
      ...{ folder: SOSA, length: "+10 días corridos", day: "2026-11-21" },
    });
  });

  it("is an event at an hour", () => {
    const hearing = { kind: "event", type: "audiencia", day: "2026-11-23", clock: "09:30" };
    expect(one("evento audiencia sosa lunes 9:30")).toEqual({
      ...{ ...hearing, title: "audiencia", folder: SOSA },
    });
    expect(one("Audiencia Sosa el lunes a las 9:30")).toEqual({
      ...{ ...hearing, title: "Audiencia", folder: SOSA },
    });
    expect(one("reunión con el perito 25/11 10")).toMatchObject({
      ...{ type: "reunion", title: "perito", day: "2026-11-25", clock: "10:00" },
    });
  });

  it.each([
    ["tarea comprar hojas", { title: "comprar hojas", day: undefined, folder: undefined }],
    ["TAREA llamar a gil mañana", { title: "llamar", day: "2026-11-23", folder: GIL }],
    ["tarea contestar despido nunez", { title: "contestar", folder: NUÑEZ }],
    ["tarea retirar cheque en 10 días", { title: "retirar cheque", day: "2026-12-02" }],
    ["tarea impugnar 25/11 sosa", { title: "impugnar", day: "2026-11-25", folder: SOSA }],
  ])("%j", (text, said) => expect(one(text)).toMatchObject(said));

  it("takes no case for granted: it offers the first three, and none", () => {
    const offered = understand("tarea contestar despido mañana", knowing);
    expect(offered.map(({ folder }) => folder)).toEqual([SOSA, RUIZ, NUÑEZ, undefined]);
    expect(offered.map(({ title }) => title)).toEqual([
      ...["contestar", "contestar", "contestar", "contestar despido"],
    ]);
  });

  it.each(["sosa", "tarea", "plazo ", "tareas sosa", ""])("is nothing in %j", (text) =>
    expect(understand(text, knowing)).toEqual([]),
  );

  it("waits for the court's days where they are asked for", () => {
    const { addWorking: _, ...early } = knowing;
    expect(understand("tarea impugnar sosa +3 hábiles", early)).toEqual([]);
    expect(understand("tarea impugnar sosa mañana", early)).toHaveLength(1);
  });
});

describe("a line that does not say of what kind it is", () => {
  const kinds = (text: string) =>
    understandAny(text, knowing).map(({ kind, title, folder, day, ...more }) => [
      ...[kind, title, folder?._id, day, "length" in more ? more.length : undefined],
    ]);

  it("is offered as a deadline, a task and an event", () => {
    expect(kinds("+5 hábiles desde hoy en Sosa c/ Transportes")).toEqual([
      ["deadline", "", "fol_1", "2026-11-22", "+5 días hábiles"],
      ["task", "", "fol_1", "2026-11-22 + 5", undefined],
      ["event", "", "fol_1", "2026-11-22 + 5", undefined],
    ]);
  });

  it("counts from the day that it says", () => {
    expect(kinds("apelar 10 días corridos desde el viernes en Gil")).toEqual([
      ["deadline", "apelar", "fol_3", "2026-11-20", "+10 días corridos"],
      ["task", "apelar", "fol_3", "2026-11-30", undefined],
      ["event", "apelar", "fol_3", "2026-11-30", undefined],
    ]);
  });

  it("is no deadline without a length, and a task without a day", () => {
    expect(kinds("impugnar sosa mañana")).toEqual([
      ["task", "impugnar", "fol_1", "2026-11-23", undefined],
      ["event", "impugnar", "fol_1", "2026-11-23", undefined],
    ]);
    expect(kinds("impugnar sosa")).toEqual([["task", "impugnar", "fol_1", undefined, undefined]]);
  });

  it("is of its kind where it says one", () => {
    expect(kinds("tarea impugnar sosa")).toEqual([
      ["task", "impugnar", "fol_1", undefined, undefined],
    ]);
    expect(kinds("")).toEqual([]);
  });
});
