import { timeOf } from "@foja/core/kernel/zone.rules";
import type { DoneEntry } from "@foja/core/operations/history/history.schema";
import { Link } from "~/components/ui/link";
import { paths } from "~/lib/paths";
import { linkOf, sentenceOf, type WordsOf } from "../lib/done-words";

type LineProps = { entry: DoneEntry; isOwn: boolean; words: WordsOf };

/** One act: what was done, to which record by its current name, in which case, and when. */
export function DoneLine({ entry, isOwn, words }: LineProps) {
  const { name, folderId, folderName, deleted, at } = entry;
  return (
    <li className="flex gap-4 border-b px-4 py-2.5 sm:px-5">
      <time dateTime={at} className="w-11 shrink-0 text-ink-faint tabular-nums">
        {timeOf(at)}
      </time>
      <div className="min-w-0 flex-1">
        <p className="break-words">
          <span className="text-ink-soft">{sentenceOf(words, entry, isOwn)}</span>{" "}
          <Link to={linkOf(entry)} className="link font-medium">
            {name}
          </Link>
        </p>
        {(folderName || deleted) && (
          <p className="break-words text-ink-faint text-sm">
            {folderId && folderName && (
              <Link
                to={paths.folders.details(folderId)}
                className="inline-block leading-6 hover:underline"
              >
                {folderName}
              </Link>
            )}
            {folderName && deleted && " · "}
            {deleted && "En Eliminadas"}
          </p>
        )}
      </div>
    </li>
  );
}
