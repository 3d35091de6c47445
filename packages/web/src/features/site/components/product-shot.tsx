import { useEffect, useState } from "react";
import { cn } from "~/lib/cn";
import { SCENE_SIZE, SCENES, type Scene } from "../data/scenes";

/** How long each picture stands before the next one. */
const STANDS_MS = 6000;

/**
 * Three pictures of the product at work, light and dark, on a desktop and on a phone, taken from the
 * demo practice: `PICTURES=1 npx vitest run --project e2e landing` takes them anew. They change by
 * themselves until somebody chooses one, and never for who asked for less motion.
 */
export function ProductShot() {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState(false);
  useEffect(() => {
    if (chosen || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % SCENES.length), STANDS_MS);
    return () => clearInterval(timer);
  }, [chosen]);
  const scene = SCENES[at] ?? SCENES[0];
  return (
    <figure
      onPointerEnter={() => setChosen(true)}
      onFocus={() => setChosen(true)}
      className="min-w-0"
    >
      <div className="mb-3 flex flex-wrap gap-x-5 border-b">
        {SCENES.map(({ id, label }, index) => (
          <button
            key={id}
            type="button"
            aria-pressed={index === at}
            onClick={() => setAt(index)}
            className={cn(
              "-mb-px min-h-9 border-b-2 text-start text-sm",
              index === at
                ? "border-accent font-medium text-ink"
                : "border-transparent text-ink-soft hover:text-ink",
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <Picture scene={scene} mode="claro" className="dark:hidden" />
      <Picture scene={scene} mode="oscuro" className="hidden dark:block" />
      <figcaption className="mt-3 min-h-[2.75rem] text-ink-soft">{scene.text}</figcaption>
    </figure>
  );
}

type PictureProps = { scene: Scene; mode: "claro" | "oscuro"; className: string };

function Picture({ scene: { id, alt }, mode, className }: PictureProps) {
  const first = mode === "claro" && id === SCENES[0].id;
  return (
    <picture className={cn("block", className)}>
      <source
        media="(max-width: 639px)"
        srcSet={`/portada-${id}-telefono-${mode}.webp`}
        {...SCENE_SIZE.phone}
      />
      <img
        {...SCENE_SIZE.wide}
        src={`/portada-${id}-${mode}.webp`}
        alt={alt}
        // The first one is in the first screen; the dark one is loaded where it is visible.
        {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
        decoding="async"
        className="h-auto w-full rounded-md border shadow-raised"
      />
    </picture>
  );
}
