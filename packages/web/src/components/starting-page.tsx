import { startSession } from "~/lib/session/session";
import { FullPage } from "./full-page";
import { Button } from "./ui/button";

/** While the session is being read: paper. If it could not be read: why, and once more. */
export function StartingPage({ failure }: { failure: string | null }) {
  if (!failure) return <div className="min-h-dvh" role="status" aria-label="Cargando" />;
  const retry = (
    <Button variant="primary" onClick={() => void startSession()}>
      Intentar de nuevo
    </Button>
  );
  return (
    <FullPage title="No pudimos abrir tu estudio" actions={retry}>
      {failure}
    </FullPage>
  );
}
