import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { factorMessage } from "~/lib/factors/message";
import { notify } from "~/lib/notify";
import { secondFactor } from "../api/factors";

/** The second factor of the account, and doing something to it: then it is read again. */
export function useFactors() {
  const cache = useQueryClient();
  const { data: factors, error, refetch } = useQuery(secondFactor());
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
      void cache.invalidateQueries({ queryKey: secondFactor().queryKey });
    }
  };
  return { factors, error, refetch, busy, act };
}
