import { useEffect } from "react";
import { keepFortnight } from "../agenda";
import { forgetCaseList } from "../case-import/case-list-key";
import { savesData, whenIdle } from "../idle";
import { queryClient } from "../query-client";
import { connection } from "../realtime/state";
import { onSessionClosed, refreshSession, useSession } from "../session/session";
import { forget, keepReads } from "./kept";
import { isReachable, offline } from "./state";

/** What is shown comes first: the fortnight is read within this time. */
const IDLE_MS = 10_000;

/** Stores what is read for offline use, shows when the network is gone, and reads again after. */
export function useOffline(): void {
  const practiceId = useSession().practice?._id;
  const userId = useSession().user?._id;
  useEffect(() => (practiceId ? keepReads() : undefined), [practiceId]);
  useEffect(() => {
    if (!practiceId || !userId || !isReachable() || savesData()) return;
    return whenIdle(() => void keepFortnight(queryClient, userId), IDLE_MS);
  }, [practiceId, userId]);
  useEffect(() => {
    const lost = () => offline.get().since ?? offline.set({ since: Date.now() });
    addEventListener("offline", lost);
    addEventListener("online", found);
    const stops = [
      connection.subscribe(() => connection.get().state === "authenticated" && found()),
      onSessionClosed(() => {
        offline.set({ since: null });
        void forget();
        void forgetCaseList();
      }),
    ];
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", found);
      for (const stop of stops) stop();
    };
  }, []);
}

/** Ends the offline state: what was stored is replaced by what is read now. */
function found(): void {
  if (offline.get().since === null) return;
  offline.set({ since: null });
  void refreshSession();
  void queryClient.invalidateQueries();
}
