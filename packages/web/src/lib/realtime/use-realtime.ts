import { useEffect } from "react";
import { useSession } from "../session/session";
import { goLive } from "./realtime";

/** Keeps the page connected while somebody is signed in, and only then. */
export function useRealtime(): void {
  const userId = useSession().user?._id;
  useEffect(() => (userId ? goLive() : undefined), [userId]);
}
