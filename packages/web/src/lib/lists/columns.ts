import { useCallback, useMemo, useState } from "react";
import type { Identified } from "../records/pages";
import { storage } from "../storage";
import type { Column, DeskList, RecordList } from "./record-list";

type Columns<R> = readonly Column<R>[];

/** The widths of the checkbox and of the actions, in px. */
const ENDS = 44 + 52;

/** The width that a name needs to be recognised, in px. */
const nameRoom = (width: number) => Math.max(240, width * 0.34);

/** The stored choice of columns, without unknown ones; the default ones if there is none. */
export function parseColumns<R>(columns: Columns<R>, text: string | null): Columns<R> {
  if (text === null) return columns.filter(({ usual }) => usual);
  const names = new Set<string>(text.split(","));
  return columns.filter(({ id }) => names.has(id));
}

/** The chosen columns that fit in a width, in screen order, so that no table is cut off. */
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

/** Columns widened by half of the space that is left, each up to its most. */
function grown<R>(columns: Columns<R>, left: number): Columns<R> {
  let spare = Math.floor(left / 2);
  return columns.map((column) => {
    const more = Math.min(spare, (column.most ?? column.width) - column.width);
    spare -= more;
    return more === 0 ? column : { ...column, width: column.width + more };
  });
}

/** The heights of a row, in px: of two lines, and of one. */
export const ROW_PX = { tall: 56, low: 40 };

/** The height of a list's rows, stored on this device; tall at first where the list may have them. */
export function useRowHeight<R extends Identified>(list: Pick<DeskList<R>, "records" | "asideOf">) {
  const key = `foja.${list.records.name}.rows`;
  const [stored, setStored] = useState(() => storage.get(key));
  const mayBeTall = list.asideOf !== undefined;
  return {
    ...{ mayBeTall, tall: mayBeTall && stored !== "low" },
    setTall: (tall: boolean) => {
      const height = tall ? "tall" : "low";
      setStored(height);
      storage.set(key, height);
    },
  };
}

/** The chosen columns of a list, stored on this device, and those that fit in what `measured` is. */
export function useColumns<R extends Identified>(list: RecordList<R>) {
  const key = `foja.${list.records.name}.columns`;
  const [stored, setStored] = useState(() => storage.get(key));
  const [width, setWidth] = useState(0);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    setWidth(Math.floor(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // Memoised so that rows need not be redrawn while the columns are the same.
  const chosen = useMemo(() => parseColumns(list.columns, stored), [stored, list]);
  const columns = useMemo(() => fitColumns(chosen, width, list.lead.width), [chosen, width, list]);
  return {
    ...{ chosen, columns, measured },
    choose: (ids: readonly string[]) => {
      const text = ids.join(",");
      setStored(text);
      storage.set(key, text);
    },
  };
}
