import type { LucideIcon } from "lucide-react";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";

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
