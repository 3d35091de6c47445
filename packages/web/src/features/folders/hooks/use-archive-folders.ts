import { useQueryClient } from "@tanstack/react-query";
import { useArchiving } from "~/lib/archiving";
import { CASES } from "../lib/words";

/** Puts cases away and takes them back; what hangs from them is read again too. */
export function useArchiveFolders() {
  const cache = useQueryClient();
  return useArchiving({ of: "folders", kind: CASES, refresh: () => cache.invalidateQueries() });
}
