import { PageMessage } from "~/components/page-message";
import { ButtonLink } from "~/components/ui/button";
import { paths } from "~/lib/paths";

/** The page of a case that this practice does not have. */
export function FolderMissing() {
  const list = (
    <ButtonLink to={paths.folders.list} variant="primary">
      Ver las causas
    </ButtonLink>
  );
  return (
    <PageMessage note="Error 404" title="Esta causa no está en tu estudio" actions={list}>
      Puede que la hayan eliminado o que la dirección no sea la correcta.
    </PageMessage>
  );
}
