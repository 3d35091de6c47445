import type { ReactNode } from "react";

type PageHeaderProps = { title: ReactNode; description?: ReactNode; actions?: ReactNode };

/** The head of a page: its only h1, a sentence if one is needed, and its actions. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-balance font-semibold text-xl tracking-[-0.01em]">{title}</h1>
        {description && <p className="mt-1 text-ink-soft">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
