import { useState } from "react";
import { Button } from "~/components/ui/button";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { messageOf } from "~/lib/api/messages";

const off = client.api.public["client-notices"].off[":token"];

/** The button with which a client stops the mail about their case; opening the page changes nothing. */
export function StopNotices({ token }: { token: string }) {
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    try {
      setSaid((await answer(off.$post({ param: { token } }))).message);
    } catch (error) {
      setSaid(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        <Button variant="primary" busy={busy} busyLabel="Un momento…" onClick={() => void stop()}>
          No recibir más estos avisos
        </Button>
      </p>
      <p role="status">{said}</p>
    </>
  );
}
