import { useState } from "react";
import { Button } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { useCooldown } from "../hooks/use-cooldown";

type ResendButtonProps = { send: () => Promise<unknown>; done: string; waitFirst?: boolean };

/** Sends the code again, not more than once a minute. */
export function ResendButton({ send, done, waitFirst }: ResendButtonProps) {
  const [left, startWaiting] = useCooldown(60, waitFirst);
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await send();
      notify.success(done);
      startWaiting();
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" size="sm" disabled={left > 0} busy={busy} onClick={resend}>
      {left > 0 ? `Reenviar el código en ${left} s` : "Reenviar el código"}
    </Button>
  );
}
