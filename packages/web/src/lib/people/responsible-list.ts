import { useMemo } from "react";
import type { Option } from "~/components/ui/select-field";
import type { DeskList, Filter } from "../lists/record-list";
import type { Identified } from "../records/pages";
import { useSession } from "../session/session";
import { GONE, type People, RESPONSIBLE, usePeople } from "./people";

/** A row with a person who is responsible for it. */
export type Answered = Identified & { responsibleId: string };

/** The words of a list for who is responsible for its rows. */
type Speaking = {
  /** «Causas de todos» and «Mis causas». */
  all: string;
  mine: string;
  /** The column's `worth`, for when there is no space for all. */
  worth: number;
};

/** The parameter of the filter by responsible person. */
export const PARAM = "responsable";
const LABEL = "Responsable";

/** The options of the filter: oneself first, labelled `mine`, then each of the others. */
export const responsibleOptions = ({ people }: People, me: string, mine: string): Option[] => [
  { value: me, label: mine },
  ...people.filter(({ _id }) => _id !== me).map(({ _id, name }) => ({ value: _id, label: name })),
];

/** A filter by the person responsible. */
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
    // Hidden but still applied: a link with it filters the list before the people are read.
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
    text: name,
  } as const;
  return {
    ...list,
    filters,
    columns: [...list.columns, { ...column, worth: speaking.worth }],
    orders: list.orders && [...list.orders, { value: RESPONSIBLE, label: "Por responsable" }],
    csv: list.csv && { ...list.csv, cells: [...list.csv.cells, [LABEL, RESPONSIBLE]] },
  };
}

/** The list with its people, following every change. `speaking` must not change between renders. */
export function useResponsibleList<R extends Answered>(list: DeskList<R>, speaking: Speaking) {
  const people = usePeople();
  const me = useSession().user?._id ?? "";
  return useMemo(() => withResponsible(list, people, me, speaking), [list, people, me, speaking]);
}
