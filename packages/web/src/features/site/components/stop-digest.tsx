import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { messageOf } from "~/lib/api/messages";
import { paths } from "~/lib/paths";

/** The button that stops the digest, if the address has its token; else a link to preferences. */
export function StopDigest() {
  // The page is prerendered: only the browser knows the address.
  const [token, setToken] = useState<string | null>(null);
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => setToken(new URLSearchParams(location.search).get("token")), []);

  const stop = async (query: { token: string }) => {
    setBusy(true);
    try {
      setSaid((await answer(client.api.notifications.unsubscribe.$post({ query }))).message);
    } catch (error) {
      setSaid(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {token && (
        <p>
          <Button
            variant="primary"
            busy={busy}
            busyLabel="Un momento…"
            onClick={() => void stop({ token })}
          >
            Dejar de recibir el resumen diario
          </Button>
        </p>
      )}
      <p role="status">{said}</p>
      <p>
        Con tu cuenta abierta elegís de qué avisarte en{" "}
        <Link to={paths.profile("settings")}>Perfil, Avisos</Link>.
      </p>
    </>
  );
}
