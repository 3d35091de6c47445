import { cn } from "~/lib/cn";

/** Shown in place of what only the titular of the practice decides. */
export const ForTitular = ({ className }: { className?: string }) => (
  <p className={cn("text-ink-soft", className)}>Lo decide quien es titular del estudio.</p>
);
