import { useEffect, useRef, useState } from "react";
import { changedText } from "~/lib/history/changed-text";
import { changesSince } from "~/lib/history/since";
import { type HistoryWords, linesOf } from "~/lib/history/words";
import { usePeople } from "~/lib/people/people";
import { useSession } from "~/lib/session/session";

type Recorded = { _id: string; version: number };

/** How long a change is shown as new. */
const SHOWN_MS = 60_000;

/**
 * What a colleague changed in a record while it is on screen, for a minute: «Eva Ríos cambió
 * Vencimiento hace un momento». One's own changes are not shown.
 */
export function LatestChange({ record, words }: { record: Recorded; words: HistoryWords }) {
  const me = useSession().user?._id;
  const { hasTeam } = usePeople();
  const [text, setText] = useState("");
  const seen = useRef(record.version);
  const { _id, version } = record;

  useEffect(() => {
    const since = seen.current;
    if (version <= since) return;
    seen.current = version;
    if (!hasTeam) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = async () => {
      const { entries, nameOf } = await changesSince(_id, since);
      const done = entries.filter(({ by, action }) => by && by !== me && action === "changed");
      const fields = done.flatMap((one) => linesOf(words, one, nameOf).map(({ label }) => label));
      if (fields.length === 0) return setText("");
      setText(changedText(done, [...new Set(fields)], { me, nameOf, now: Date.now() }));
      timer = setTimeout(() => setText(""), SHOWN_MS);
    };
    // The record itself is shown as it is now: only the note is missing.
    show().catch(() => undefined);
    return () => clearTimeout(timer);
  }, [_id, version, hasTeam, me, words]);

  return (
    <p aria-live="polite" className="text-ink-soft text-sm empty:hidden">
      {text}
    </p>
  );
}
