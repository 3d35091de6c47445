import { useRef } from "react";
import type { Identified } from "../records/pages";
import { useRecordMoves } from "../records/use-record-moves";
import { returnFocusTo } from "../return-focus";
import { useShortcuts } from "../shortcuts";
import { useMediaQuery, WIDE } from "../use-media-query";
import { useSame } from "../use-same";
import { useColumns, useRowHeight } from "./columns";
import type { DeskList, RowActions } from "./record-list";
import { rowAfter, useSelection } from "./selection";
import { useListAddress } from "./use-list-address";
import { useRecordList } from "./use-record-list";
import { focusRow, type RowKeys, rowLinkId, SEARCH_ID, useRows } from "./use-rows";
import { isArchived, isBoard } from "./view";

/** The state of a list's page: its rows, its view, and its actions. */
export function useDesk<R extends Identified>(
  list: DeskList<R>,
  userId: string,
  keys?: RowKeys<R>,
) {
  const address = useListAddress(list);
  const { view, peeked, place } = address;
  const [archived, board] = [isArchived(view), isBoard(view)];
  const read = useRecordList(list, userId, view);
  const { rows } = read;
  const selection = useSelection(list.records.name, rows);
  const moves = useRecordMoves(list.records);
  const reveal = useRef<(index: number) => void>(null);

  // An action that removes a record from the list closes its card, too.
  const leave = (ids: readonly string[]) => {
    if (peeked && ids.includes(peeked)) place({ peeked: null });
  };
  const remove = (ids: readonly string[]) => {
    const [row, ...others] = rows.filter(({ _id }) => ids.includes(_id));
    const next = rowAfter(rows, ids);
    const first = () => {
      leave(ids);
      if (next) returnFocusTo(() => document.getElementById(rowLinkId(next)));
    };
    moves.remove(ids, { name: row && others.length === 0 ? list.nameOf(row) : undefined, first });
  };
  const shelve = (ids: readonly string[]) => {
    leave(ids);
    selection.clear();
    moves.shelve(ids, !archived);
  };
  const actions = useSame<RowActions>({
    peek: (id) => place({ peeked: id }, peeked === null),
    edit: (id) => place({ editing: id }),
    remove: (id) => remove([id]),
    shelve: (id) => shelve([id]),
    toggle: selection.toggle,
  });
  useShortcuts({
    c: () => place({ creating: "1" }),
    "/": () => document.getElementById(SEARCH_ID)?.focus(),
    escape: () => {
      if (!peeked) return;
      place({ peeked: null });
      focusRow(peeked);
    },
  });
  const step = useRows({
    ...{ rows, peeked },
    onStep: ({ _id }, index) => {
      if (peeked) place({ peeked: _id });
      reveal.current?.(index);
    },
    keys: {
      x: ({ _id }) => selection.toggle(_id, false),
      e: ({ _id }) => place({ editing: _id }),
      ...keys,
    },
  });

  return {
    ...{ list, archived, board, step, reveal, selection, actions, remove, shelve },
    ...address,
    ...read,
    ...useColumns(list),
    ...useRowHeight(list),
    wide: useMediaQuery(WIDE),
  };
}

export type Desk<R extends Identified> = ReturnType<typeof useDesk<R>>;
