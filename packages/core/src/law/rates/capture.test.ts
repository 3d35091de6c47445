import { ownTable } from "@foja/harness/own-table";
import { beforeEach, describe, expect, it } from "vitest";
import { at } from "../../kernel/clock";
import { Rates } from "./index";

beforeEach(ownTable);

const values = (days: Record<string, string>) =>
  Object.entries(days).map(([fecha, valor]) => ({ fecha, valor }));

describe("capturing a series", () => {
  it("adds what is new, and reads decades of it in order", async () => {
    const given = values({ "2023-12-31": "2", "1991-04-01": "1.0", "2024-01-02": "3.10" });
    expect(await Rates.capture("icl", given, "prueba")).toMatchObject({ added: 3, revised: 0 });
    expect(await Rates.stretch("icl")).toEqual({
      key: "icl",
      primera: "1991-04-01",
      ultima: "2024-01-02",
      valores: [
        ["1991-04-01", "1"],
        ["2023-12-31", "2"],
        ["2024-01-02", "3.1"],
      ],
    });
  });

  it("changes nothing when it is repeated", async () => {
    const given = values({ "2024-01-01": "1.50", "2024-01-02": "1.6" });
    await Rates.capture("icl", given, "prueba");
    const again = await Rates.capture("icl", values({ "2024-01-01": "1.5" }), "prueba");
    expect(again).toEqual({ added: 0, unchanged: 1, revised: 0, revisions: [] });
    expect(await Rates.captures("icl")).toHaveLength(1);
  });

  it("keeps the old value of one that changed, and who changed it, in a log it only adds to", async () => {
    await at("2026-01-01T12:00:00Z", () =>
      Rates.capture("icl", values({ "2024-01-01": "1.5" }), "uno"),
    );
    await at("2026-01-02T12:00:00Z", () =>
      Rates.capture("icl", values({ "2024-01-01": "1.7", "2024-01-02": "2" }), "dos"),
    );
    const [last, first] = await Rates.captures("icl");
    expect(first).toMatchObject({ at: "2026-01-01T12:00:00.000Z", fuente: "uno", agregados: 1 });
    expect(last).toMatchObject({
      at: "2026-01-02T12:00:00.000Z",
      fuente: "dos",
      by: "public",
      nuevos: "2024-01-02=2",
      revisiones: [{ fecha: "2024-01-01", antes: "1.5", ahora: "1.7" }],
    });
    const state = (await Rates.standings()).find(({ key }) => key === "icl");
    expect(state).toMatchObject({ cantidad: 2, capturas: 2, revisiones: 1, fuente: "dos" });
  });

  it("has the value of a unit on a day, since when it holds, and by which act", async () => {
    const named = { fecha: "2026-06-01", valor: "102076", norma: "Res. SGA 1785/2026" };
    await Rates.capture("uma", [named, { fecha: "2023-11-01", valor: "30562" }], "uno");
    const on = async (day: string) => {
      const found = await Rates.valueOn("uma", day);
      return found && [found.value.toFixed(), found.since, found.norm];
    };
    expect(await on("2023-10-31")).toBeUndefined();
    expect(await on("2023-11-01")).toEqual(["30562", "2023-11-01", null]);
    expect(await on("2026-05-31")).toEqual(["30562", "2023-11-01", null]);
    expect(await on("2026-12-31")).toEqual(["102076", "2026-06-01", "Res. SGA 1785/2026"]);
    await Rates.capture("uma", [{ fecha: "2026-06-01", valor: "102077" }], "dos");
    expect(await on("2026-06-01")).toEqual(["102077", "2026-06-01", null]);
  });

  it("counts nothing twice when several capture the same at once", async () => {
    const given = values({ "2020-01-01": "1", "2021-01-01": "2", "2022-01-01": "3" });
    const did = await Promise.all([1, 2, 3, 4].map(() => Rates.capture("uva", given, "varios")));
    expect(did.map(({ added }) => added).sort()).toEqual([0, 0, 0, 3]);
    expect(await Rates.captures("uva")).toHaveLength(1);
    const state = (await Rates.standings()).find(({ key }) => key === "uva");
    expect(state).toMatchObject({ cantidad: 3, capturas: 1 });
  });

  it("writes nothing in a dry run", async () => {
    const given = values({ "2020-01-01": "1" });
    const did = await Rates.capture("uva", given, "prueba", { dryRun: true });
    expect(did.added).toBe(1);
    expect((await Rates.stretch("uva")).primera).toBeNull();
  });
});

describe("reading a series", () => {
  it("brings the value that serves at the start, however long before it was published", async () => {
    await Rates.capture("acta2601", values({ "2009-05-01": "30", "2016-01-01": "40" }), "prueba");
    const book = await Rates.book([{ key: "acta2601", desde: "2014-01-01", hasta: "2015-06-30" }]);
    expect(book.acta2601).toMatchObject({
      primera: "2009-05-01",
      ultima: "2016-01-01",
      valores: [["2009-05-01", "30"]],
    });
  });

  it("answers an empty series where nothing was captured", async () => {
    const book = await Rates.book([{ key: "tim", desde: "2026-01-01", hasta: "2026-02-01" }]);
    expect(book.tim).toEqual({ key: "tim", primera: null, ultima: null, valores: [] });
  });

  it("lists each rate with its days, none of them to come", async () => {
    const days = { "2025-12-30": "1", "2026-01-10": "2", "2026-02-01": "3" };
    await Rates.capture("cer", values(days), "prueba");
    const list = await at("2026-01-15T12:00:00Z", () => Rates.list());
    const of = (value: string) => list.find((one) => one.value === value);
    expect(of("cer")).toMatchObject({ fechaInicio: "2025-12-30", fechaUltima: "2026-01-10" });
    expect(of("acta2783")).toMatchObject({ label: "Acta 2783", fechaUltima: "2026-01-10" });
    expect(of("acta2630")).toMatchObject({ fechaInicio: "2016-04-27", fechaUltima: "2026-01-15" });
    expect(of("tim")).toMatchObject({ fechaInicio: null, fechaUltima: null });
    expect(of("art55")).toMatchObject({ fechaInicio: null, fechaUltima: null });
    expect(of("acta2788")).toBeUndefined();
  });

  it("finds the last day that has come when its year holds none", async () => {
    const days = { "2025-12-30": "1", "2026-03-01": "3" };
    await Rates.capture("cer", values(days), "prueba");
    const list = await at("2026-01-15T12:00:00Z", () => Rates.list());
    expect(list.find(({ value }) => value === "cer")?.fechaUltima).toBe("2025-12-30");
  });
});
