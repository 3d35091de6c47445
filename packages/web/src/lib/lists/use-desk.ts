import { returnFocusTo } from "../return-focus";
import { useMediaQuery, WIDE } from "../use-media-query";
import { useColumns } from "./columns";
import type { Identified } from "../records/pages";
import type { DeskList } from "./record-list";
import { rowAfter } from "./selection";
import { useListAddress } from "./use-list-address";
import { type RowKeys, useListKeys } from "./use-list-keys";
import { useRecordActions } from "./use-record-actions";
import { useRecordList } from "./use-record-list";
import { useRecordMoves } from "../records/use-record-moves";
import { useSelection } from "./use-selection";
import { rowLinkId } from "./use-walk";
import { useWidth } from "./use-width";

/** The state of a list's page: its rows, its view, and its actions. */
export function useDesk<R extends Identified>(
  list: DeskList<R>,
  userId: string,
  keys?: RowKeys<R>,
) {
  const address = useListAddress(list);
  const { view, peeked, place } = address;
  const read = useRecordList(list, userId, view);
  const selection = useSelection(list.records.name, read.rows);
  const { width, ref } = useWidth();
  const moves = useRecordMoves(list.records);
  const mark = (id: string) => selection.toggle(id, false);

  // An action that removes a record from the list closes its card, too.
  const leave = (ids: readonly string[]) => {
    if (peeked && ids.includes(peeked)) place({ peeked: null });
  };
  const remove = (ids: readonly string[]) => {
    const [row, ...others] = read.rows.filter(({ _id }) => ids.includes(_id));
    const next = rowAfter(read.rows, ids);
    const first = () => {
      leave(ids);
      if (next) returnFocusTo(() => document.getElementById(rowLinkId(next)));
    };
    moves.remove(ids, { name: row && others.length === 0 ? list.nameOf(row) : undefined, first });
  };
  const shelve = (ids: readonly string[]) => {
    leave(ids);
    selection.clear();
    moves.shelve(ids, !view.archived);
  };
  const actions = useRecordActions({
    peek: (id) => place({ peeked: id }, peeked === null),
    edit: (id) => place({ editing: id }),
    remove: (id) => remove([id]),
    shelve: (id) => shelve([id]),
    toggle: selection.toggle,
  });

  return {
    list,
    ...address,
    ...read,
    ...useColumns(list, width),
    ...useListKeys({ rows: read.rows, address, mark, more: keys }),
    wide: useMediaQuery(WIDE),
    measured: ref,
    selection,
    actions,
    remove,
    shelve,
  };
}

export type Desk<R extends Identified> = ReturnType<typeof useDesk<R>>;
