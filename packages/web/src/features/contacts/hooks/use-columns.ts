import { useState } from "react";
import { type ColumnId, fitColumns, readColumns, storeColumns } from "../lib/contact-columns";

/** The chosen columns, remembered on this device, and those that fit in a width. */
export function useColumns(width: number) {
  const [chosen, setChosen] = useState(readColumns);
  return {
    chosen,
    columns: fitColumns(chosen, width),
    choose: (ids: readonly ColumnId[]) => {
      setChosen(ids);
      storeColumns(ids);
    },
  };
}
