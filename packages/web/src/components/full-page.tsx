import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "~/lib/paths";
import { Brand } from "./brand";
import { MAIN_ID } from "./skip-link";

type FullPageProps = { title: string; children: ReactNode; actions?: ReactNode; note?: string };

/** One message on an otherwise blank sheet: not found, broken, no connection. */
export function FullPage({ title, children, actions, note }: FullPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-center px-6 sm:px-10">
        <Link to={paths.home} aria-label="Foja, ir a la portada" className="rounded-sm">
          <Brand />
        </Link>
      </header>
      <main
        id={MAIN_ID}
        className="mx-auto grid w-full max-w-xl flex-1 place-content-center px-6 pb-28"
      >
        <div className="border-accent/60 border-s-2 ps-6 sm:ps-8">
          {note && <p className="mb-3 text-ink-faint text-sm">{note}</p>}
          <h1 className="text-balance font-serif text-[1.75rem] leading-tight sm:text-[2.125rem]">
            {title}
          </h1>
          <div className="mt-3 text-ink-soft text-lg">{children}</div>
          {actions && <div className="mt-6 flex flex-wrap gap-2">{actions}</div>}
        </div>
      </main>
    </div>
  );
}
