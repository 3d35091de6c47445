import { useCallback, useEffect, useState } from "react";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { type PushState, readPush, turnOff, turnOn } from "~/lib/push/push";
import { useSession } from "~/lib/session/session";

/** Alerts on this device: their state, and functions to change it. */
export function useDevicePush() {
  const userId = useSession().user?._id ?? "";
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  const look = useCallback(async () => setState(await readPush(userId)), [userId]);
  useEffect(() => void look(), [look]);
  const change = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error(wordsOf(error));
    }
    await look();
    setBusy(false);
  };
  return {
    state,
    busy,
    turnOn: () => change(() => turnOn(userId)),
    turnOff: () => change(turnOff),
  };
}

/** The browser's push service reports its refusals in English. */
const wordsOf = (error: unknown) =>
  error instanceof DOMException
    ? "El navegador no pudo activar los avisos. Probá de nuevo más tarde."
    : messageOf(error);
