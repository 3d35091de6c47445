import type { SharedCase } from "@foja/core/sharing/links/link.schema";
import { CalendarPlus, Download } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { formatLongDay, formatMoment } from "~/lib/format";
import { saveText } from "~/lib/save-text";
import { documentUrl } from "./calls";
import { icsOf } from "./ics";

const whenWords = (date: string) =>
  date.length > 10 ? `${formatMoment(date)} hs` : formatLongDay(date);

/** A case as its client sees it: where it stands, what comes, what happened. */
export function CaseCard({ one, token }: { one: SharedCase; token: string }) {
  const { name, stage, entries, next, documents } = one;
  return (
    <section aria-label={name} className="rounded-md border bg-sheet p-5">
      <h2 className="break-words font-serif text-lg">{name}</h2>
      <p className="mt-1 text-ink-soft">{stage}</p>
      {next.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 font-semibold">Lo que viene</h3>
          <ul className="space-y-3">
            {next.map((coming) => (
              <li key={`${coming.date} ${coming.text}`} className="rounded-md bg-accent-wash p-4">
                <p className="font-medium">{whenWords(coming.date)}</p>
                <p className="mt-1 break-words">{coming.text}</p>
                {coming.place && <p className="mt-1 break-words text-ink-soft">{coming.place}</p>}
                <Button
                  size="sm"
                  className="mt-3"
                  onClick={() => saveText("foja.ics", icsOf(coming), "text/calendar")}
                >
                  <CalendarPlus aria-hidden /> Agregar al calendario
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-5 mb-2 font-semibold">Qué pasó</h3>
      {entries.length === 0 && <p className="text-ink-soft">Todavía no hay novedades.</p>}
      <ol className="space-y-3 border-line border-s-2 ps-4">
        {entries.map((entry, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one day may say the same
          <li key={nth}>
            <p className="text-ink-soft text-sm">{formatLongDay(entry.date)}</p>
            <p className="whitespace-pre-line break-words">{entry.text}</p>
          </li>
        ))}
      </ol>
      {documents.length > 0 && <Documents documents={documents} token={token} />}
    </section>
  );
}

function Documents({ documents, token }: { documents: SharedCase["documents"]; token: string }) {
  const [failed, setFailed] = useState<string>();
  const open = async (id: string) => {
    setFailed(undefined);
    try {
      window.location.assign(await documentUrl(token, id));
    } catch (error) {
      setFailed(messageOf(error));
    }
  };
  return (
    <>
      <h3 className="mt-5 mb-2 font-semibold">Documentos</h3>
      <ul className="space-y-2">
        {documents.map(({ _id, name }) => (
          <li key={_id} className="flex items-center justify-between gap-3">
            <span className="min-w-0 break-words">{name}</span>
            <Button size="sm" aria-label={`Bajar ${name}`} onClick={() => void open(_id)}>
              <Download aria-hidden /> Bajar
            </Button>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className={failed ? "mt-2 text-danger" : undefined}>
        {failed}
      </p>
    </>
  );
}
