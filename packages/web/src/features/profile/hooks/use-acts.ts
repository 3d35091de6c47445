import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { factorMessage } from "~/lib/factors/message";
import { notify } from "~/lib/notify";

/** Doing something to what these keys read: one at a time, and then it is read again. */
export function useActs(queryKey: QueryKey) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** Answers whether it was done; what stood in the way is said. */
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      const message = factorMessage(error);
      if (message) notify.error(message);
      return false;
    } finally {
      setBusy(false);
      void cache.invalidateQueries({ queryKey });
    }
  };
  return { busy, act };
}

/** What cards that act are handed. */
export type Acts = ReturnType<typeof useActs>;
