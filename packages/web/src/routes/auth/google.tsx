import { useEffect } from "react";
import { FullPage } from "~/components/full-page";
import { GOOGLE_CHANNEL } from "~/features/auth/lib/google-window";
import { documentTitle } from "~/lib/page-title";

export const meta = () => documentTitle("Ingreso con Google");

/** The page to which Google returns, inside its window: passes the answer on and closes. */
export default function GoogleReturn() {
  useEffect(() => {
    const channel = new BroadcastChannel(GOOGLE_CHANNEL);
    channel.postMessage(location.hash.slice(1) || location.search.slice(1));
    channel.close();
    // The credential must not stay in the address or in the history.
    history.replaceState(null, "", location.pathname);
    window.close();
  }, []);
  return <FullPage title="Ya casi está">Podés cerrar esta ventana y volver a la de Foja.</FullPage>;
}
