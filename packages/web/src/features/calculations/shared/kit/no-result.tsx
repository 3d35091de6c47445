import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";

type NothingProps = { icon: LucideIcon; empty: string; waiting: boolean };

/** What stands for a result before there is one. */
export const Nothing = ({ icon: Icon, empty, waiting }: NothingProps) => (
  <div className="rounded-md border bg-sheet">
    {waiting ? (
      <SkeletonRows rows={4} label="Leyendo la serie" />
    ) : (
      <EmptyState icon={<Icon />}>{empty}</EmptyState>
    )}
  </div>
);

/** Why the published data give no result: nothing that was typed is wrong. */
export const Refusal = ({ children }: { children: string }) => (
  <p role="alert" className="border-warn border-s-2 bg-warn-wash px-3 py-1.5">
    {children}
  </p>
);

type FailureProps = { error: Error; onRetry: () => void; children: ReactNode };

/** Says that the series could not be read: other data are never used instead. */
export const Failure = ({ error, onRetry, children }: FailureProps) => (
  <div role="alert" className="space-y-2 border-danger border-s-2 bg-danger-wash px-3 py-2">
    <p>
      {children} {messageOf(error)}
    </p>
    <Button size="sm" onClick={onRetry}>
      Reintentar
    </Button>
  </div>
);
