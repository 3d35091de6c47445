import { cheapest } from "@foja/harness/cheapest";
import { describe, expect, it } from "vitest";
import { parseColumns } from "~/lib/lists/columns";
import { csvOf } from "~/lib/lists/export-rows";
import { inOrder, isArchived, isBoard, isFiltered, NEWEST } from "~/lib/lists/view";
import { changed, shownAt, viewAt } from "~/testing/address";
import { toRow } from "../lib/folder-row";
import { FOLDERS } from "./folder-list";

const view = (query = "") => viewAt(FOLDERS, query);
const row = (_id: string, more: Partial<Parameters<typeof toRow>[0]> = {}) =>
  toRow({ _id, folderName: _id, ...more });

/** The filters of a view without any filter. */
const NO_FILTERS = Object.fromEntries(FOLDERS.filters.map(({ param }) => [param, ""]));

describe("the view in the address", () => {
  it("is everything active, newest first, by default", () =>
    expect(view()).toEqual({ ...NO_FILTERS, q: "", vista: "", orden: "-createdAt" }));

  it("is read from the query", () => {
    const archive = view("q=Núñez&estado=pendiente&vista=archivadas&orden=-updatedAt");
    const words = { q: "Núñez", vista: "archivadas", orden: "-updatedAt", estado: "pendiente" };
    expect(archive).toEqual({ ...NO_FILTERS, ...words });
    expect([isArchived(archive), isBoard(archive)]).toEqual([true, false]);
    const board = view("vista=tablero");
    expect([isArchived(board), isBoard(board)]).toEqual([false, true]);
  });

  it.each(["estado=abierta", "orden=_id", "orden=__proto__", "vista=todas", "orden="])(
    "ignores %s",
    (query) => expect(view(query)).toEqual(view()),
  );

  it("comes back from what it wrote, and leaves the rest of the query alone", () => {
    const words = { q: "a b", vista: "archivadas", orden: "folderName", estado: "nueva" };
    const wanted = { ...NO_FILTERS, ...words };
    const query = changed(FOLDERS, "causa=fld_1", wanted);
    expect(view(query)).toEqual(wanted);
    expect(new URLSearchParams(query).get("causa")).toBe("fld_1");
  });

  it("writes no defaults", () =>
    expect(changed(FOLDERS, "q=x&orden=folderName", { q: "", orden: NEWEST })).toBe(""));

  it("knows when it hides something", () => {
    expect(isFiltered(FOLDERS, view("q=%20"))).toBe(false);
    expect(isFiltered(FOLDERS, view("vista=archivadas&orden=folderName"))).toBe(false);
    expect(isFiltered(FOLDERS, view("q=a"))).toBe(true);
    expect(isFiltered(FOLDERS, view("estado=cerrada"))).toBe(true);
  });
});

describe("the cases that a figure leads to", () => {
  const facts = { quietSince: "2026-03-10", hasMovement: true, withoutTask: false, lapse: null };
  const rows = [
    row("1", { materia: "Daños", status: "cerrada", finalDateFolder: "2026-10-05" }),
    row("2", { materia: "DANOS", initialDateFolder: "2026-10-09", customerName: "Ana" }),
    row("3", { status: "cerrada", createdAt: "2026-10-20T12:00:00.000Z" }),
    { ...row("4", { folderExpediente: "7/2025" }), facts: { _id: "4", ...facts } },
    { ...row("5"), facts: { _id: "5", ...facts, withoutTask: true } },
  ];

  it.each([
    ["materia=Daños", ["2"]],
    ["materia=daños&estado=cerrada", ["1"]],
    ["materia=-", ["4", "5"]],
    ["falta=cliente", ["4", "5"]],
    ["falta=expediente", ["2", "5"]],
    ["falta=tarea", ["5"]],
    ["estado=cerrada&falta=cierre", ["3"]],
    ["quieta=60", ["4", "5"]],
    ["inicio=2026-10", ["2", "3"]],
    ["cierre=2026-10", ["1"]],
  ])("are those of %s", (query, ids) => expect(shownAt(FOLDERS, rows, query)).toEqual(ids));
});

describe("the cases of a view", () => {
  const rows = [
    row("1", { folderName: "NÚÑEZ c/ Álvarez", customerName: "Ana", status: "cerrada" }),
    row("2", { folderName: "Pérez c/ ART", materia: "Despido", updatedAt: "2026-11-02" }),
    row("3", { folderName: "Gómez s/ sucesión", customerName: "Núria", updatedAt: "2026-11-03" }),
  ];

  it("keep the server's order by default", () =>
    expect(shownAt(FOLDERS, rows)).toEqual(["2", "3"]));

  it("are the active ones, unless the archive, a state or a text is asked for", () => {
    expect(shownAt(FOLDERS, rows, "vista=archivadas")).toEqual(["1", "2", "3"]);
    expect(shownAt(FOLDERS, rows, "estado=cerrada")).toEqual(["1"]);
    expect(shownAt(FOLDERS, rows, "q=álvarez")).toEqual(["1"]);
  });

  it.each([
    ["nunez", ["1"]],
    ["ALVAREZ núñez", ["1"]],
    ["despido", ["2"]],
    ["nuria", ["3"]],
    ["núñez despido", []],
  ])("are found by %j without minding accents or capitals", (text, found) =>
    expect(shownAt(FOLDERS, rows, `q=${encodeURIComponent(text)}`)).toEqual(found),
  );

  it("are filtered by state, but on the board, where each has its column", () => {
    expect(shownAt(FOLDERS, rows, "estado=cerrada")).toEqual(["1"]);
    expect(shownAt(FOLDERS, rows, "estado=cerrada&vista=tablero")).toEqual(["1", "2", "3"]);
  });

  it.each([
    ["orden=folderName", ["3", "1", "2"]],
    ["orden=-folderName", ["2", "1", "3"]],
    ["orden=status", ["2", "3", "1"]],
    ["orden=-updatedAt", ["3", "2", "1"]],
    ["orden=updatedAt", ["2", "3", "1"]],
    ["orden=materia", ["2", "1", "3"]],
  ])("are sorted by %s, what is empty last", (query, order) =>
    expect(shownAt(FOLDERS, rows, `vista=archivadas&${query}`)).toEqual(order),
  );

  it("are sorted by what is next in them, the overdue first and those of nothing last", () => {
    const next = (day: string, at: string | null = null) => {
      const line = { kind: "task", _id: "t", title: "Traslado", eventType: null } as const;
      return { ...line, folderId: "1", day, at };
    };
    const lines = [undefined, next("2026-11-24"), next("2026-11-20"), next("2026-11-24", "09:30")];
    const cases = lines.map((line, n) => ({ ...row(String(n)), next: line ?? null }));
    expect(shownAt(FOLDERS, cases, "orden=next")).toEqual(["2", "1", "3", "0"]);
  });

  it("are sorted, a hundred thousand, in a few times what plain words take", () => {
    const many = Array.from({ length: 100_000 }, (_, n) => row(String(n), { updatedAt: `${n}` }));
    const mixed = many.map((_, n) => String((n * 7919) % many.length));
    // On the same processor, as busy as it is.
    const alone = cheapest(() => mixed.toSorted((a, b) => (a < b ? 1 : -1)));
    const cost = cheapest(() => {
      expect(inOrder(FOLDERS, many, "-updatedAt")[0]?._id).toBe("99999");
    });
    // It is 3 or 4.
    expect(cost / alone).toBeLessThan(40);
  });
});

it("shows the number, what is next and four more until somebody chooses others", () =>
  expect(parseColumns(FOLDERS.columns, null).map(({ id }) => id)).toEqual([
    "number",
    "next",
    "materia",
    "status",
    "folderFuero",
    "updatedAt",
  ]));

it("writes the cases as an Argentine spreadsheet reads them", () => {
  const written = toRow({
    _id: "fld_1",
    folderName: "=PEREZ; Juan c/ ART",
    customerName: "Juan Pérez",
    status: "enProceso",
    initialDateFolder: "2026-03-02",
    createdAt: "2026-11-20T02:30:00.000Z",
    updatedAt: "2026-11-20T15:00:00.000Z",
  });
  const [head, line, end] = csvOf(FOLDERS, [written]).split("\r\n");
  expect(head).toBe(
    `\uFEFF"Carátula";"Número de expediente";"Cliente";"Contraparte";"Materia";"Estado";"Fuero";"Juzgado";"Jurisdicción";"Fecha de inicio";"Fecha de cierre";"Alta";"Último cambio"`,
  );
  expect(line).toBe(
    `"'=PEREZ; Juan c/ ART";"";"Juan Pérez";"";"";"En proceso";"";"";"";"02/03/2026";"";"19/11/2026";"20/11/2026"`,
  );
  expect(end).toBe("");
});
