import type { Activity } from "@foja/core/practice/activities/activity.schema";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatDate } from "~/lib/format";
import { activityOverview } from "../api/activities";
import { saidOf, wholeDateOf } from "../lib/activity-words";
import { ActivityStamp } from "./activity-stamp";

/** The two things that a client asks first: the next entry, and the latest. */
export function CaseOverview({ folderId }: { folderId: string }) {
  const { data } = useQuery(activityOverview(folderId));
  return (
    <div className="grid gap-x-8 border-b sm:grid-cols-2 xl:grid-cols-1">
      <Answer question="Qué sigue" loading={!data} none="Nada con fecha por delante.">
        {data && data.coming.length > 0 && (
          <ul className="space-y-1">
            {data.coming.map((entry) => (
              <Next key={entry._id} entry={entry} />
            ))}
          </ul>
        )}
      </Answer>
      <Answer question="Lo último" loading={!data} none="Todavía sin movimientos.">
        {data?.last && <Last entry={data.last} />}
      </Answer>
    </div>
  );
}

type AnswerProps = { question: string; loading: boolean; none: string; children: ReactNode };

function Answer({ question, loading, none, children }: AnswerProps) {
  return (
    <section
      aria-label={question}
      className="min-h-[4.75rem] pb-3 xl:[&:not(:first-child)]:border-t xl:[&:not(:first-child)]:pt-3"
    >
      <h2 className="text-ink-faint text-sm">{question}</h2>
      {!loading && (children || <p className="mt-1 text-ink-faint">{none}</p>)}
    </section>
  );
}

function Next({ entry }: { entry: Activity }) {
  return (
    <li className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <a href={`#${entry._id}`} className="break-words font-medium hover:underline">
        {entry.title}
      </a>
      {entry.dateExpiration ? (
        <ActivityStamp entry={entry} />
      ) : (
        <span className="text-ink-soft">{wholeDateOf(entry)}</span>
      )}
    </li>
  );
}

function Last({ entry }: { entry: Activity }) {
  return (
    <p className="mt-1">
      <a href={`#${entry._id}`} className="break-words font-medium hover:underline">
        {entry.title}
      </a>
      <span className="block text-ink-soft text-sm">
        {formatDate(entry.date)} · {saidOf(entry)}
      </span>
    </p>
  );
}
