import { useEffect, useState } from "react";
import { Navigate, Outlet } from "react-router";
import { documentTitle } from "~/lib/page-title";
import { adminRedirect } from "~/lib/session/guards";
import { startSession, useSession } from "~/lib/session/session";

export const meta = () => documentTitle("Administración");

/** The guard of the administration: no page of it is shown before access is allowed. */
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
  return elsewhere ? <Navigate to={elsewhere} replace /> : <Outlet />;
}
