import type { ReactNode } from "react";
import { whyUnread } from "~/lib/api/unread";
import { cn } from "~/lib/cn";
import { Button } from "./button";
import { SkeletonRows } from "./skeleton";

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

type FailedProps = { error: unknown; onRetry: () => unknown; label?: string };

/** Why something could not be read, and a button that reads it again. */
export const Failed = ({ error, onRetry, label = "Intentar de nuevo" }: FailedProps) => (
  <EmptyState action={<Button onClick={() => void onRetry()}>{label}</Button>}>
    {whyUnread(error)}
  </EmptyState>
);

type UnreadProps = Omit<FailedProps, "label"> & {
  /** The rows that there may be, and the label while they are read. */
  rows?: number;
  label?: string;
  /** The label of the button that reads it again. */
  again?: string;
};

/** What is not read: why it could not be or, while it is on its way, rows without text. */
export const Unread = ({ error, onRetry, rows, label, again }: UnreadProps) =>
  error ? (
    <Failed error={error} onRetry={onRetry} label={again} />
  ) : (
    <SkeletonRows rows={rows} label={label} />
  );
