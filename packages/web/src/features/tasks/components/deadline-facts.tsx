import { dayText, dueDay, dueText } from "@foja/core/law/deadlines/text.rules";
import type { Task, TaskDeadline } from "@foja/core/practice/tasks/task.schema";
import { AlarmClock } from "lucide-react";
import { DeadlineWrit } from "~/components/escritos/deadline-writ";
import { Link } from "~/components/ui/link";
import { paths } from "~/lib/paths";

type FactsProps = { task: Task; deadline: TaskDeadline };

/** How a task's deadline was counted, with a link to the count day by day. */
export function DeadlineFacts({ task, deadline }: FactsProps) {
  const { vencimiento, gracia, conteo, advertencias } = deadline;
  const byHand = task.dueDate !== null && task.dueDate !== dueDay(vencimiento);
  return (
    <section aria-label="Plazo" className="mt-4 rounded-md border bg-wash px-4 py-3">
      <p className="flex items-center gap-2 font-medium">
        <AlarmClock aria-hidden className="size-4 shrink-0 text-ink-soft" />
        Vence el {dueText(vencimiento)}
      </p>
      {gracia && (
        <p className="mt-1 text-ink-soft">
          Plazo de gracia: {dayText(gracia.fecha)} hasta las {gracia.hasta}
        </p>
      )}
      <p className="mt-1 text-ink-soft">Se contó: {conteo}</p>
      {byHand && <p className="mt-1 text-warn">La tarea se movió a mano a otro día.</p>}
      {advertencias.map((text) => (
        <p key={text} className="mt-1 text-warn">
          {text}
        </p>
      ))}
      <DeadlineWrit task={task} />
      <Link
        className="link mt-2 inline-block"
        to={paths.calculators.tool("plazos", { tarea: task._id })}
      >
        Ver el conteo día por día
      </Link>
    </section>
  );
}
