import { useQuery } from "@tanstack/react-query";
import { LoaderCircle } from "lucide-react";
import { useEffect } from "react";
import { Link } from "~/components/ui/link";
import { importOf, isUnderWay } from "~/lib/case-import/import-of";
import { underWay } from "~/lib/case-import/under-way";
import { cn } from "~/lib/cn";
import { formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";

/** Says that cases are being brought, with the way back to their import. It goes once they are. */
export default function UnderWayNote({ id, className }: { id: string; className?: string }) {
  const { data, error } = useQuery(importOf(id));
  const isOver = error !== null || (data !== undefined && !isUnderWay(data));
  useEffect(() => {
    if (isOver) underWay.set({ id: null });
  }, [isOver]);
  if (!data || isOver) return null;
  const { status, saved, total, lookups } = data;
  const text =
    status === "looking"
      ? `Buscando en los tribunales: ${formatNumber(lookups.done)} de ${formatNumber(lookups.wanted)}.`
      : `Trayendo tus causas: ${formatNumber(saved)} de ${formatNumber(total)}.`;
  return (
    <p className={cn("flex items-center gap-2 rounded-md border bg-sheet px-5 py-3", className)}>
      <LoaderCircle aria-hidden className="size-4 shrink-0 text-accent motion-safe:animate-spin" />
      <span>
        {text}{" "}
        <Link to={paths.folders.import(id)} className="link">
          Ver cómo va
        </Link>
      </span>
    </p>
  );
}
