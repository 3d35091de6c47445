import { startSession } from "~/lib/session/session";
import { FullPage } from "./full-page";
import { Button } from "./ui/button";

/** Why the session could not be read, and a button to try again. */
export function SessionFailure({ reason }: { reason: string }) {
  const retry = (
    <Button variant="primary" onClick={() => void startSession()}>
      Intentar de nuevo
    </Button>
  );
  return (
    <FullPage title="No pudimos abrir tu estudio" actions={retry}>
      {reason}
    </FullPage>
  );
}
