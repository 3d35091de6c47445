import { cn } from "~/lib/cn";

const WIDE = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 760 };
const alt =
  "El inicio de Foja: lo vencido y lo que viene en la agenda, y las últimas causas del estudio con su estado, con los datos de la práctica de demostración.";

/**
 * Screenshots of the product, light and dark, on a desktop and on a phone, taken from the demo
 * practice. `PICTURES=1 npx vitest run --project e2e landing` takes them anew.
 */
export function ProductShot() {
  return (
    <figure className="mx-auto mt-16 w-full max-w-6xl px-6 sm:mt-20 sm:px-10">
      <Picture mode="claro" className="dark:hidden" />
      <Picture mode="oscuro" className="hidden dark:block" />
      <figcaption className="mt-3 text-ink-faint text-sm">
        El inicio, con los datos de la práctica de demostración.
      </figcaption>
    </figure>
  );
}

function Picture({ mode, className }: { mode: "claro" | "oscuro"; className: string }) {
  return (
    <picture className={cn("block", className)}>
      <source media="(max-width: 639px)" srcSet={`/portada-telefono-${mode}.webp`} {...PHONE} />
      <img
        {...WIDE}
        src={`/portada-${mode}.webp`}
        alt={alt}
        // The light one is shown first on a phone; the dark one is loaded where it is visible.
        {...(mode === "claro" ? { fetchPriority: "high" } : { loading: "lazy" })}
        decoding="async"
        className="mx-auto h-auto w-full max-w-[24rem] rounded-md border shadow-raised sm:max-w-none"
      />
    </picture>
  );
}
