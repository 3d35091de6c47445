import { describe, expect, it } from "vitest";
import { parseColumns } from "~/lib/lists/columns";
import { csvOf } from "~/lib/lists/export-rows";
import { countFilters, offeredOf } from "~/lib/lists/view";
import { shownAt, viewAt } from "~/testing/address";
import type { DeskList } from "../lists/record-list";
import { type People, peopleOf } from "./people";
import { withResponsible } from "./responsible-list";

type Row = { _id: string; name: string; responsibleId: string };

const LIST = {
  records: { kind: { one: "causa", many: "causas", ending: "a" } },
  nameOf: ({ name }: Row) => name,
  lead: { id: "name", label: "Nombre" },
  columns: [],
  filters: [],
  searched: ({ name }: Row) => [name],
  usual: "-createdAt",
  address: { peeked: "causa", shelf: "vista" },
  csv: { file: "causas.csv", cells: [["Nombre", "name"]] },
} as unknown as DeskList<Row>;

const SPEAKING = { all: "Causas de todos", mine: "Mis causas", worth: 1 };
const ANA = { _id: "usr_1", name: "Ana Pérez" };
const EVA = { _id: "usr_2", name: "Eva Ríos" };
const of = (people: People) => withResponsible(LIST, people, ANA._id, SPEAKING);
const team = of(peopleOf([ANA, EVA]));

const rows: Row[] = [
  { _id: "1", name: "a", responsibleId: EVA._id },
  { _id: "2", name: "b", responsibleId: ANA._id },
  { _id: "3", name: "c", responsibleId: "usr_9" },
];

describe("a list of a team", () => {
  it.each([
    ["", ["1", "2", "3"]],
    ["responsable=usr_1", ["2"]],
    ["responsable=usr_2", ["1"]],
    ["orden=responsibleId", ["2", "1", "3"]],
  ])("?%s shows %j", (query, ids) => expect(shownAt(team, rows, query)).toEqual(ids));

  it("offers everybody, oneself first", () => {
    const [filter] = offeredOf(team);
    const offered = typeof filter?.options === "function" ? filter.options(rows) : [];
    expect(offered.map(({ label }) => label)).toEqual(["Mis causas", "Eva Ríos"]);
  });

  it("has a column and a cell with the name", () => {
    expect(parseColumns(team.columns, null).map(({ label }) => label)).toEqual(["Responsable"]);
    expect(csvOf(team, rows.slice(2)).split("\r\n")[1]).toBe('"c";"Ya no está en el estudio"');
  });
});

describe.each([
  ["of one", peopleOf([ANA])],
  ["whose people are not known", peopleOf(undefined)],
])("a practice %s", (_, people) => {
  it("says nothing of it, and heeds a link", () => {
    const list = of(people);
    expect([offeredOf(list), list.columns, list.csv]).toEqual([[], [], LIST.csv]);
    expect(countFilters(list, viewAt(list))).toBe(0);
    expect(shownAt(list, rows, "responsable=usr_2")).toEqual(["1"]);
  });
});
