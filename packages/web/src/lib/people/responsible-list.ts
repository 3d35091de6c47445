import { useMemo } from "react";
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

const PARAM = "responsable";
const LABEL = "Responsable";

/** A filter by who answers: by oneself first, then by each of the others. */
function responsibleFilter<R extends Answered>(
  { people, hasTeam }: People,
  me: string,
  { all, mine }: Speaking,
): Filter<R> {
  const others = people.filter(({ _id }) => _id !== me);
  return {
    param: PARAM,
    label: LABEL,
    all,
    unknown: GONE,
    options: () => [
      { value: me, label: mine },
      ...others.map(({ _id, name }) => ({ value: _id, label: name })),
    ],
    fits: (wanted) => (row) => row.responsibleId === wanted,
    className: "hidden w-44 lg:block",
    // A link to it narrows the list before the people are read.
    hidden: !hasTeam,
  };
}

/** A list that tells whose each row is; in a practice of one it says nothing of it. */
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
