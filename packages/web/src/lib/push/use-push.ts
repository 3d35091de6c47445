import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isOurPath } from "../our-path";
import { useSession } from "../session/session";
import { renewPush } from "./push";

/** Keeps this device's alerts on while somebody is signed in, and follows a click on one. */
export function usePush(): void {
  const userId = useSession().user?._id;
  const navigate = useNavigate();
  useEffect(() => {
    // If it fails, alerts are still shown in Foja; the next page tries again.
    if (userId) renewPush(userId).catch(() => undefined);
  }, [userId]);
  useEffect(() => {
    // Browsers have service workers on secure pages only.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const onMessage = ({ data, ports }: MessageEvent) => {
      if (data?.type !== "foja.open" || !isOurPath(data.path)) return;
      ports[0]?.postMessage("going");
      void navigate(data.path);
    };
    workers?.addEventListener("message", onMessage);
    workers?.startMessages();
    return () => workers?.removeEventListener("message", onMessage);
  }, [navigate]);
}
