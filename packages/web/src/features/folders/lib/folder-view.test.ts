import { describe, expect, it } from "vitest";
import { toRow } from "./folder-row";
import { applyView, isFiltered, NEWEST, parseView, withView } from "./folder-view";

const view = (query = "") => parseView(new URLSearchParams(query));
const row = (_id: string, more: Partial<Parameters<typeof toRow>[0]> = {}) =>
  toRow({ _id, folderName: _id, ...more });

describe("the view in the address", () => {
  it("is everything active, newest first, unless told", () =>
    expect(view()).toEqual({
      text: "",
      status: null,
      archived: false,
      board: false,
      sort: NEWEST,
    }));

  it("is read from the query", () =>
    expect(view("q=Núñez&estado=pendiente&vista=archivadas&orden=-updatedAt")).toEqual({
      text: "Núñez",
      status: "pendiente",
      archived: true,
      board: false,
      sort: { by: "updatedAt", desc: true },
    }));

  it.each(["estado=abierta", "orden=_id", "orden=__proto__", "vista=todas", "orden="])(
    "ignores %s",
    (query) => expect(view(query)).toEqual(view()),
  );

  it("comes back from what it wrote, and leaves the rest of the query alone", () => {
    const wanted = {
      text: "a b",
      status: "nueva" as const,
      archived: true,
      board: false,
      sort: { by: "folderName" as const, desc: false },
    };
    const params = withView(new URLSearchParams("causa=fld_1"), wanted);
    expect(parseView(params)).toEqual(wanted);
    expect(params.get("causa")).toBe("fld_1");
  });

  it("writes no defaults", () => {
    const params = withView(new URLSearchParams("q=x&orden=folderName"), {
      text: "",
      sort: NEWEST,
    });
    expect(params.toString()).toBe("");
  });

  it("knows when it hides something", () => {
    expect(isFiltered(view("q=%20"))).toBe(false);
    expect(isFiltered(view("vista=archivadas&orden=folderName"))).toBe(false);
    expect(isFiltered(view("q=a"))).toBe(true);
    expect(isFiltered(view("estado=cerrada"))).toBe(true);
  });
});

describe("applyView", () => {
  const rows = [
    row("1", { folderName: "NÚÑEZ c/ Álvarez", customerName: "Ana", status: "cerrada" }),
    row("2", { folderName: "Pérez c/ ART", materia: "Despido", updatedAt: "2026-11-02" }),
    row("3", { folderName: "Gómez s/ sucesión", customerName: "Núria", updatedAt: "2026-11-03" }),
  ];
  const ids = (query: string) => applyView(rows, view(query)).map(({ _id }) => _id);

  it("keeps the server's order by default", () => expect(ids("")).toEqual(["1", "2", "3"]));

  it.each([
    ["nunez", ["1"]],
    ["ALVAREZ núñez", ["1"]],
    ["despido", ["2"]],
    ["nuria", ["3"]],
    ["núñez despido", []],
  ])("finds %j without minding accents or capitals", (text, found) =>
    expect(ids(`q=${encodeURIComponent(text)}`)).toEqual(found),
  );

  it("filters by state", () => expect(ids("estado=cerrada")).toEqual(["1"]));

  it.each([
    ["orden=folderName", ["3", "1", "2"]],
    ["orden=-folderName", ["2", "1", "3"]],
    ["orden=status", ["2", "3", "1"]],
    ["orden=-updatedAt", ["3", "2", "1"]],
    ["orden=updatedAt", ["2", "3", "1"]],
    ["orden=materia", ["2", "1", "3"]],
  ])("sorts by %s, what is empty last", (query, order) => expect(ids(query)).toEqual(order));

  it("sorts a hundred thousand rows within a second of the processor", () => {
    const many = Array.from({ length: 100_000 }, (_, n) => row(String(n), { updatedAt: `${n}` }));
    const before = process.cpuUsage();
    expect(applyView(many, view("orden=-updatedAt"))[0]?._id).toBe("99999");
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });
});
