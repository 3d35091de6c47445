import { cn } from "~/lib/cn";

/** In place of what only who heads the practice decides. */
export const ForTitular = ({ className }: { className?: string }) => (
  <p className={cn("text-ink-soft", className)}>Lo decide quien es titular del estudio.</p>
);
