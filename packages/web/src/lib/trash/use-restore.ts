import type { RecordKind } from "@foja/core/kernel/records/record.rules";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "../api/messages";
import { restoreRecord } from "../kinds/api";
import { KINDS } from "../kinds/kinds";
import { notify } from "../notify";
import { restoredSentence } from "../outcome";
import { showPlanRestriction } from "../plan-restriction";
import { refreshSession } from "../session/session";

/** Restores deleted records, shows a notice, and reads again all that may show them. */
export function useRestore() {
  const cache = useQueryClient();
  const [busyId, setBusyId] = useState<string>();

  const restore = async (kind: RecordKind, id: string): Promise<boolean> => {
    setBusyId(id);
    try {
      await restoreRecord(kind, id);
      notify.success(restoredSentence(KINDS[kind], 1));
      return true;
    } catch (error) {
      if (!showPlanRestriction(error)) notify.error(messageOf(error));
      return false;
    } finally {
      setBusyId(undefined);
      void Promise.all([cache.invalidateQueries(), refreshSession()]);
    }
  };
  return { restore, busyId };
}
