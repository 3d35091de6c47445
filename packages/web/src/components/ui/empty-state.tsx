import type { ReactNode } from "react";
import { cn } from "~/lib/cn";

type EmptyStateProps = {
  icon?: ReactNode;
  /** One sentence: what is missing here and why. */
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
  className?: string;
};

/** Nothing to show: one sentence, one action. */
export function EmptyState({ icon, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn("flex flex-col items-center gap-4 px-6 py-14 text-center", className)}>
      {icon && (
        <span aria-hidden className="text-ink-faint [&_svg]:size-6 [&_svg]:stroke-[1.5]">
          {icon}
        </span>
      )}
      <p className="max-w-sm text-balance text-ink-soft">{children}</p>
      {action}
    </div>
  );
}
