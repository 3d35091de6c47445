import { STRENGTHS } from "../data/strengths";

/** Four things that Foja does, each with a picture of its guide. */
export function Strengths() {
  return (
    <section
      aria-label="Lo que resuelve"
      className="mx-auto mt-20 w-full max-w-6xl px-6 sm:mt-28 sm:px-10"
    >
      <ul className="grid gap-x-12 gap-y-14 md:grid-cols-2">
        {STRENGTHS.map(({ title, text, picture, alt }) => (
          <li key={title}>
            <h2 className="font-serif text-[1.5rem] leading-8">{title}</h2>
            <p className="mt-2 mb-4 text-ink-soft text-lg">{text}</p>
            <Shot name={picture} alt={alt} mode="claro" className="dark:hidden" />
            <Shot name={picture} alt={alt} mode="oscuro" className="hidden dark:block" />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ShotProps = { name: string; alt: string; mode: "claro" | "oscuro"; className: string };

/** A guide's picture; on a phone the small one. */
const Shot = ({ name, alt, mode, className }: ShotProps) => (
  <picture className={className}>
    <source media="(max-width: 639px)" srcSet={`/guides/${name}-${mode}-chica.webp`} />
    <img
      src={`/guides/${name}-${mode}.webp`}
      alt={alt}
      width={1280}
      height={800}
      loading="lazy"
      decoding="async"
      className="aspect-[8/5] w-full rounded-md border object-cover object-left-top"
    />
  </picture>
);
