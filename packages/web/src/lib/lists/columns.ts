import { useMemo, useState } from "react";
import { storage } from "../storage";
import type { Identified } from "./pages";
import type { Column, RecordList } from "./record-list";

type Columns<R> = readonly Column<R>[];

/** The checkbox and the actions. */
const ENDS = 44 + 52;

/** The width that a name needs to be recognised. */
const nameRoom = (width: number) => Math.max(240, width * 0.34);

/** The columns that were stored as chosen, of those that there are; else the usual ones. */
export function parseColumns<R>(columns: Columns<R>, text: string | null): Columns<R> {
  if (text === null) return columns.filter(({ usual }) => usual);
  const names = new Set<string>(text.split(","));
  return columns.filter(({ id }) => names.has(id));
}

/** The chosen columns that fit in a width, in their order on screen: no table is ever cut off. */
export function fitColumns<R>(chosen: Columns<R>, width: number, name = nameRoom(width)) {
  let room = width - ENDS - name;
  const byWorth = [...chosen].sort((one, other) => one.worth - other.worth);
  const fitting = new Set<Column<R>>();
  for (const column of byWorth) {
    room -= column.width;
    if (room < 0) break;
    fitting.add(column);
  }
  const shown = chosen.filter((column) => fitting.has(column));
  return room > 0 ? grown(shown, room) : shown;
}

/** Columns with what the name can spare: half of the room that is left, up to the most of each. */
function grown<R>(columns: Columns<R>, left: number): Columns<R> {
  let spare = Math.floor(left / 2);
  return columns.map((column) => {
    const more = Math.min(spare, (column.most ?? column.width) - column.width);
    spare -= more;
    return more === 0 ? column : { ...column, width: column.width + more };
  });
}

/** The chosen columns of a list, remembered on this device, and those that fit in a width. */
export function useColumns<R extends Identified>(list: RecordList<R>, width: number) {
  const key = `foja.${list.records.name}.columns`;
  const [stored, setStored] = useState(() => storage.get(key));
  // The same columns keep their identity: rows need not be redrawn.
  const chosen = useMemo(() => parseColumns(list.columns, stored), [stored, list]);
  const columns = useMemo(() => fitColumns(chosen, width, list.lead.width), [chosen, width, list]);
  return {
    chosen,
    columns,
    choose: (ids: readonly string[]) => {
      const text = ids.join(",");
      setStored(text);
      storage.set(key, text);
    },
  };
}
