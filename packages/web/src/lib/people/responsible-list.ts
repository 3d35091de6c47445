import { useMemo } from "react";
import type { Option } from "~/components/ui/select-field";
import type { Identified } from "../lists/pages";
import type { DeskList, Filter } from "../lists/record-list";
import { useSession } from "../session/session";
import { GONE, type People, RESPONSIBLE, usePeople } from "./people";

/** What somebody of the practice answers for. */
export type Answered = Identified & { responsibleId: string };

/** How a list speaks of who answers for its rows. */
type Speaking = {
  /** «Causas de todos» and «Mis causas». */
  all: string;
  mine: string;
  /** The worth of the column where there is no room for all. */
  worth: number;
};

/** Of whom is asked for, as an address says it. */
export const PARAM = "responsable";
const LABEL = "Responsable";

/** Everybody who may be asked for: oneself first, by the name `mine`, then each of the others. */
export const responsibleOptions = ({ people }: People, me: string, mine: string): Option[] => [
  { value: me, label: mine },
  ...people.filter(({ _id }) => _id !== me).map(({ _id, name }) => ({ value: _id, label: name })),
];

/** A filter by who answers. */
function responsibleFilter<R extends Answered>(
  people: People,
  me: string,
  { all, mine }: Speaking,
): Filter<R> {
  return {
    param: PARAM,
    label: LABEL,
    all,
    unknown: GONE,
    options: () => responsibleOptions(people, me, mine),
    fits: (wanted) => (row) => row.responsibleId === wanted,
    className: "hidden w-44 lg:block",
    // A link to it narrows the list before the people are read.
    hidden: !people.hasTeam,
  };
}

/** A list that shows who is responsible for each row, except in a practice of one. */
export function withResponsible<R extends Answered>(
  list: DeskList<R>,
  people: People,
  me: string,
  speaking: Speaking,
): DeskList<R> {
  const { nameOf, hasTeam } = people;
  const filters = [responsibleFilter<R>(people, me, speaking), ...list.filters];
  if (!hasTeam) return { ...list, filters };
  const name = (row: R) => nameOf(row.responsibleId);
  const column = {
    id: RESPONSIBLE,
    label: LABEL,
    width: 132,
    usual: true,
    rank: name,
    cell: name,
  } as const;
  return {
    ...list,
    filters,
    columns: [...list.columns, { ...column, worth: speaking.worth }],
    orders: list.orders && [...list.orders, { value: RESPONSIBLE, label: "Por responsable" }],
    csv: list.csv && { ...list.csv, cells: [...list.csv.cells, [LABEL, name]] },
  };
}

/** The list, following who is of the practice. What it speaks with must not change between draws. */
export function useResponsibleList<R extends Answered>(list: DeskList<R>, speaking: Speaking) {
  const people = usePeople();
  const me = useSession().user?._id ?? "";
  return useMemo(() => withResponsible(list, people, me, speaking), [list, people, me, speaking]);
}
