import { ButtonLink } from "~/components/ui/button";
import { paths } from "~/lib/paths";

/** The address of a case that this practice does not have. */
export function FolderMissing() {
  return (
    <div className="my-10 border-accent/60 border-s-2 ps-6 sm:my-16">
      <p className="mb-3 text-ink-faint text-sm">Error 404</p>
      <h1 className="text-balance font-serif text-[1.75rem] leading-tight">
        Esta causa no está en tu estudio
      </h1>
      <p className="mt-3 max-w-lg text-ink-soft text-lg">
        Puede que la hayan eliminado o que la dirección no sea la correcta.
      </p>
      <ButtonLink to={paths.folders.list} variant="primary" className="mt-6">
        Ver las causas
      </ButtonLink>
    </div>
  );
}
