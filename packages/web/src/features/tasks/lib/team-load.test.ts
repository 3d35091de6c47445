import { expect, it } from "vitest";
import { today } from "~/lib/due";
import { peopleOf } from "~/lib/people/people";
import { withResponsible } from "~/lib/people/responsible-list";
import { shownAt } from "~/testing/address";
import { TASKS } from "../components/task-list";
import { toRow } from "./task-row";
import { loadOf } from "./team-load";

it("counts what the list shows that each figure leads to", () => {
  const people = peopleOf([
    { _id: "usr_1", name: "Ana Pérez" },
    { _id: "usr_2", name: "Eva Ríos" },
  ]);
  const list = withResponsible(TASKS, people, "usr_1", { all: "", mine: "", worth: 1 });
  const eva = { responsibleId: "usr_2" };
  const rows = [
    toRow({ _id: "1", ...eva, dueDate: "2020-01-01" }),
    toRow({ _id: "2", ...eva, dueDate: today() }),
    toRow({ _id: "3", ...eva, status: "completada", dueDate: "2020-01-01" }),
    toRow({ _id: "4", responsibleId: "usr_1" }),
    { ...toRow({ _id: "5", ...eva }), isDeadline: true },
  ];
  const load = loadOf(list, rows, people.people);
  expect(load.map(({ name, figures }) => [name, ...figures.map(({ count }) => count)])).toEqual([
    ["Ana Pérez", 1, 0, 0, 0],
    ["Eva Ríos", 3, 1, 1, 1],
  ]);
  for (const { to, count } of load.flatMap(({ figures }) => figures)) {
    expect(shownAt(list, rows, to.slice(to.indexOf("?") + 1))).toHaveLength(count);
  }
});
