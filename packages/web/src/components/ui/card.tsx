import type { ReactNode } from "react";
import { cn } from "~/lib/cn";

type CardProps = {
  title?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
  /** Without padding, for content with its own margins, such as a table. */
  flush?: boolean;
};

/** A box with a hairline around what belongs together. */
export function Card({ title, actions, children, className, flush }: CardProps) {
  return (
    <section className={cn("min-w-0 rounded-md border bg-sheet", className)}>
      {title && (
        <header className="flex min-h-12 items-center justify-between gap-4 border-b px-5 py-2">
          <h2 className="font-semibold">{title}</h2>
          {actions}
        </header>
      )}
      <div className={flush ? undefined : "p-5"}>{children}</div>
    </section>
  );
}
