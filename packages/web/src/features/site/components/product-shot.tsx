import { cn } from "~/lib/cn";

const size = { width: 1280, height: 640 };
const alt =
  "El inicio de Foja: las últimas causas del estudio con su estado y el uso del plan, con los datos de la práctica de demostración.";

/**
 * The product itself, by day and by night: true screens of the demo practice, never a drawing. A
 * phone sees the part that can be read at its width.
 */
export function ProductShot() {
  return (
    <figure className="mx-auto mt-16 w-full max-w-6xl px-6 sm:mt-20 sm:px-10">
      <Picture src="/portada-claro.webp" className="dark:hidden" />
      <Picture src="/portada-oscuro.webp" className="hidden dark:block" />
      <figcaption className="mt-3 text-ink-faint text-sm">
        El inicio, con los datos de la práctica de demostración.
      </figcaption>
    </figure>
  );
}

function Picture({ src, className }: { src: string; className: string }) {
  return (
    <img
      {...size}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={cn(
        "h-96 w-full rounded-md border object-cover object-[41%_0] shadow-raised sm:h-auto",
        className,
      )}
    />
  );
}
