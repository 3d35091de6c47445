import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { NotFound } from "~/components/not-found";
import { documentTitle } from "~/lib/page-title";
import { adminRedirect } from "~/lib/session/guards";
import { startSession, useSession } from "~/lib/session/session";

export const meta = () => documentTitle("Administración");

/** The door of the administration. Its pages arrive later; the guard stands from the first day. */
export default function Admin() {
  const session = useSession();
  const [checked, setChecked] = useState(false);
  useEffect(() => {
    void startSession().then(() => setChecked(true));
  }, []);
  if (!checked)
    return (
      <main className="grid min-h-dvh place-items-center">
        <h1 className="text-ink-soft">
          <span role="status">Verificando permisos...</span>
        </h1>
      </main>
    );
  const elsewhere = adminRedirect(session);
  return elsewhere ? <Navigate to={elsewhere} replace /> : <NotFound />;
}
