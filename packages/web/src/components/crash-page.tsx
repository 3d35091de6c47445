import { isRouteErrorResponse } from "react-router";
import { paths } from "~/lib/paths";
import { FullPage } from "./full-page";
import { NotFound } from "./not-found";
import { Button, ButtonLink } from "./ui/button";

/** The page for any error that was not caught: says that something broke, never what. */
export function CrashPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <FullPage
      title="Algo salió mal"
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            Recargar la página
          </Button>
          <ButtonLink to={paths.dashboard} reloadDocument>
            Ir al inicio
          </ButtonLink>
        </>
      }
    >
      Ha ocurrido un error. Por favor, intenta nuevamente. Lo que ya habías guardado está a salvo.
    </FullPage>
  );
}
