import type { ReactNode } from "react";
import { Rows } from "~/components/lists/rows";

/** A section of the status; says so if it could not be read. */
export const Part = ({ title, children }: { title: string; children: ReactNode | null }) => (
  <section aria-label={title} className="min-w-0">
    <h2 className="mb-3 font-semibold">{title}</h2>
    {children ?? (
      <p className="rounded-md border bg-sheet px-5 py-3 text-danger">No se pudo leer.</p>
    )}
  </section>
);

/** A section that is a list. */
export const ListPart = ({ title, children }: { title: string; children: ReactNode | null }) => (
  <Part title={title}>{children && <Rows label={title}>{children}</Rows>}</Part>
);
