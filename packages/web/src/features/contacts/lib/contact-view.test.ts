import { describe, expect, it } from "vitest";
import { COLUMNS, DEFAULT_COLUMNS, fitColumns, parseColumns } from "./contact-columns";
import { contactsCsv } from "./contact-csv";
import { filedName, fullName, toRow } from "./contact-row";
import { applyView, isFiltered, parseView, withView } from "./contact-view";

const rows = [
  toRow({ _id: "1", name: "Zoe", lastName: "Álvarez", role: "perito", cuit: "20-12345678-6" }),
  toRow({ _id: "2", name: "=Malo S.A.", type: "juridica", email: "info@malo.com.ar" }),
  toRow({ _id: "3", name: "Ana", lastName: "alvarez", role: "cliente", phone: "011 4321-0000" }),
];
const shown = (search: string) =>
  applyView(rows, parseView(new URLSearchParams(search))).map(({ _id }) => _id);

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
  ])("%j shows %j", (search, ids) => {
    expect(shown(search)).toEqual(ids);
  });

  it("leaves no trace of defaults in the address, and keeps what is not its own", () => {
    const params = withView(new URLSearchParams("contact=1"), { text: "a", archived: true });
    expect(params.toString()).toBe("contact=1&q=a&vista=archivados");
    expect(withView(params, { text: "", archived: false }).toString()).toBe("contact=1");
  });

  it("knows whether it hides anything", () => {
    expect(isFiltered(parseView(new URLSearchParams("vista=archivados")))).toBe(false);
    expect(isFiltered(parseView(new URLSearchParams("tipo=humana")))).toBe(true);
  });
});

it("calls people as one files them and as one speaks of them", () => {
  expect(rows.map(filedName)).toEqual(["Álvarez, Zoe", "=Malo S.A.", "alvarez, Ana"]);
  expect(rows.map(fullName)).toEqual(["Zoe Álvarez", "=Malo S.A.", "Ana alvarez"]);
});

it("exports what is seen, and no formula", () => {
  const [head, , bad] = contactsCsv(rows).split("\r\n");
  expect(head).toMatch(/^\uFEFFNombre;Apellido;Rol;Tipo;Documento;CUIT;/);
  expect(bad).toMatch(/^'=Malo S\.A\.;;;Persona jurídica;/);
});

it("never shows more columns than fit, and remembers none as none", () => {
  const all = COLUMNS.map(({ id }) => id);
  expect(fitColumns(all, 300)).toEqual([]);
  expect(fitColumns(DEFAULT_COLUMNS, 520).map(({ id }) => id)).toEqual(["role"]);
  expect(parseColumns(null)).toEqual(DEFAULT_COLUMNS);
  expect(parseColumns("")).toEqual([]);
});
