import type { Task } from "@foja/core/practice/tasks/task.schema";
import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { Link } from "~/components/ui/link";
import { caseWrits } from "~/lib/escritos/calls";
import { STATUS_NAMES } from "~/lib/escritos/status-names";
import { paths } from "~/lib/paths";

type DeadlineWritProps = { task: Pick<Task, "_id" | "folderId"> };

/** The writ that answers a deadline, with its state; nothing where none was begun. */
export function DeadlineWrit({ task: { _id, folderId } }: DeadlineWritProps) {
  const { data = [] } = useQuery({ ...caseWrits(folderId ?? ""), enabled: folderId !== null });
  const writ = data.find(({ deadlineId }) => deadlineId === _id);
  if (!writ) return null;
  return (
    <p className="mt-2 flex items-center gap-2">
      <ScrollText aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <Link className="link min-w-0 break-words" to={paths.escritos.one(writ._id)}>
        {writ.title}
      </Link>
      <span className="text-ink-soft text-sm">{STATUS_NAMES[writ.status]}</span>
    </p>
  );
}
