import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { nextOfCases } from "~/lib/agenda";
import { type FolderRow, withNext } from "../lib/folder-row";

/** The rows with the next line of each, once read: one request for the whole list. */
export function useNextLines(rows: readonly FolderRow[], userId: string): readonly FolderRow[] {
  const { data } = useQuery(nextOfCases(userId));
  return useMemo(
    () => (data ? rows.map((row) => withNext(row, data.get(row._id) ?? null)) : rows),
    [rows, data],
  );
}
