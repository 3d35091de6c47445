import { paths } from "~/lib/paths";
import { FullPage } from "./full-page";
import { ButtonLink } from "./ui/button";

/** The page of an address that does not exist. */
export function NotFound() {
  return (
    <FullPage
      note="Error 404"
      title="Esta foja no está en el expediente"
      actions={
        <>
          <ButtonLink to={paths.dashboard} variant="primary">
            Ir al inicio
          </ButtonLink>
          <ButtonLink to={paths.home}>Ir a la portada</ButtonLink>
        </>
      }
    >
      La página que buscás no existe o cambió de dirección.
    </FullPage>
  );
}
