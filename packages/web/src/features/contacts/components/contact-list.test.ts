import { contactRow } from "@foja/core/practice/contacts/contact.schema";
import { describe, expect, it } from "vitest";
import { fitColumns, parseColumns } from "~/lib/lists/columns";
import { csvOf } from "~/lib/lists/export-rows";
import { isBoard, isFiltered, toShelf } from "~/lib/lists/view";
import { changed, shownAt, viewAt } from "~/testing/address";
import { IMPORT_FIELDS } from "../lib/contact-import";
import { filedName, fullName, toRow } from "../lib/contact-row";
import { CONTACTS } from "./contact-list";

const rows = [
  toRow({ _id: "1", name: "Zoe", lastName: "Álvarez", role: "perito", cuit: "20-12345678-6" }),
  toRow({ _id: "2", name: "=Malo S.A.", type: "juridica", email: "info@malo.com.ar" }),
  toRow({ _id: "3", name: "Ana", lastName: "alvarez", role: "cliente", phone: "011 4321-0000" }),
];

describe("the view of the contacts", () => {
  it.each([
    ["", ["2", "3", "1"]],
    ["orden=-name", ["1", "3", "2"]],
    ["orden=role", ["3", "1", "2"]],
    ["rol=perito", ["1"]],
    ["tipo=juridica", ["2"]],
    ["q=álvarez", ["3", "1"]],
    ["q=12345678", ["1"]],
    ["q=43210000", ["3"]],
    ["q=ana nadie", []],
    ["rol=jefe&orden=x", ["2", "3", "1"]],
  ])("%j shows %j", (query, ids) => {
    expect(shownAt(CONTACTS, rows, query)).toEqual(ids);
  });

  it("leaves no trace of defaults in the address, and keeps what is not its own", () => {
    const query = changed(CONTACTS, "contact=1", { q: "a", ...toShelf(CONTACTS, true) });
    expect(query).toBe("contact=1&q=a&vista=archivados");
    expect(changed(CONTACTS, query, { q: "", ...toShelf(CONTACTS, false) })).toBe("contact=1");
  });

  it("has no board, whatever the address says", () =>
    expect(isBoard(viewAt(CONTACTS, "vista=tablero"))).toBe(false));

  it("knows whether it hides anything", () => {
    expect(isFiltered(CONTACTS, viewAt(CONTACTS, "vista=archivados"))).toBe(false);
    expect(isFiltered(CONTACTS, viewAt(CONTACTS, "tipo=humana"))).toBe(true);
  });
});

it("calls people as one files them and as one speaks of them", () => {
  expect(rows.map(filedName)).toEqual(["Álvarez, Zoe", "=Malo S.A.", "alvarez, Ana"]);
  expect(rows.map(fullName)).toEqual(["Zoe Álvarez", "=Malo S.A.", "Ana alvarez"]);
});

it("exports what is seen, and no formula", () => {
  const [head, , bad] = csvOf(CONTACTS, rows).replaceAll('"', "").split("\r\n");
  expect(head).toMatch(/^\uFEFFNombre;Apellido;Rol;Tipo;Documento;CUIT;/);
  expect(bad).toMatch(/^'=Malo S\.A\.;;;Persona jurídica;/);
});

it("writes a CBU no spreadsheet takes for a number, under a name that is read back", () => {
  const row = toRow({ _id: "con_1", name: "Ana", cbu: "2850590940090418135201" });
  const [titles = [], cells = []] = csvOf(CONTACTS, [row])
    .replaceAll('"', "")
    .split(/\r?\n/)
    .map((line) => line.split(";"));
  const at = titles.indexOf(IMPORT_FIELDS.find(({ name }) => name === "cbu")?.label ?? "");
  expect(cells[at]).toBe("28505909 40090418135201");
  expect(contactRow.parse({ name: "Ana", cbu: cells[at] }).cbu).toBe("2850590940090418135201");
});

it("shows the role longest where there is little room", () => {
  const usual = parseColumns(CONTACTS.columns, null);
  expect(usual.map(({ id }) => id)).toEqual(["role", "folderIds", "phone", "document", "cuit"]);
  expect(fitColumns(usual, 520).map(({ id }) => id)).toEqual(["role"]);
});

it("says in how many cases a contact is, and sorts by it", () => {
  const of = (_id: string, count: number) =>
    toRow({ _id, name: _id, folderIds: Array.from({ length: count }, (_, i) => `fol_${i}`) });
  const all = [of("a", 0), of("b", 10), of("c", 1), of("d", 2)];
  const column = CONTACTS.columns.find(({ id }) => id === "folderIds");
  expect(all.map((row) => column?.cell?.(row))).toEqual([
    ...[false, "10 causas", "1 causa", "2 causas"],
  ]);
  expect(shownAt(CONTACTS, all, "orden=-folderIds")).toEqual(["b", "d", "c", "a"]);
});
