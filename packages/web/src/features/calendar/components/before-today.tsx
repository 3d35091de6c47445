import { monthStart } from "@foja/core/kernel/day.rules";
import { useWhose } from "~/components/responsible-choice";
import { Button } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { today } from "~/lib/due";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";

type BeforeTodayProps = { overdue: number; onDay: (day: string) => void };

/** What an agenda that begins today leaves out: how much is overdue, and the month's earlier days. */
export function BeforeToday({ overdue, onDay }: BeforeTodayProps) {
  const whose = useWhose();
  const first = monthStart(today());
  return (
    <p className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {overdue > 0 && (
        <Link
          to={paths.analytics({ lista: "vencido", responsable: whose ?? undefined })}
          className="link font-medium text-due-overdue"
        >
          {counted(overdue, "vencido", "vencidos")}
        </Link>
      )}
      {first < today() && (
        <Button variant="quiet" size="sm" onClick={() => onDay(first)}>
          Ver desde el 1 de este mes
        </Button>
      )}
    </p>
  );
}
