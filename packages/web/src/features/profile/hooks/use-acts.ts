import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { factorMessage } from "~/lib/factors/message";
import { notify } from "~/lib/notify";

/** Runs actions on what a query reads: one at a time, after which it is read again. */
export function useActs(queryKey: QueryKey) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** Returns whether it was done; shows an error if not. */
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

/** The props of cards with actions. */
export type Acts = ReturnType<typeof useActs>;
