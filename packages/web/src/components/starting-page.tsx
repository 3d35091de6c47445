import { startSession } from "~/lib/session/session";
import { FullPage } from "./full-page";
import { PageSkeleton } from "./page-skeleton";
import { Shell } from "./shell/shell";
import { Button } from "./ui/button";

/** While the session is being read: the shape of what comes. If it could not be: why, and again. */
export function StartingPage({ failure }: { failure: string | null }) {
  if (!failure) {
    return (
      <Shell>
        <PageSkeleton />
      </Shell>
    );
  }
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
