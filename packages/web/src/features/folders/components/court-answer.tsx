import type { Preview } from "@foja/core/courts/causas/causa.schema";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { lastWords, silenceOf, warningOf } from "../lib/court-preview";

type CourtAnswerProps = {
  preview: Preview;
  /** The name of the case here; absent for a new one. */
  folderName?: string;
};

/** What a court has under a number, for the person to confirm that it is this case. */
export function CourtAnswer({ preview, folderName }: CourtAnswerProps) {
  const { status, number, department, caratula, duplicate } = preview;
  const warning = folderName === undefined ? undefined : warningOf(preview, folderName);
  return (
    <section aria-label="Lo que dice el tribunal" className="space-y-3">
      {status === "found" ? (
        <div className="rounded-md border bg-wash px-4 py-3">
          <p className="text-ink-faint text-sm">
            {[number, department].filter(Boolean).join(", ")}
          </p>
          <p className="mt-1 break-words font-serif text-lg">{caratula ?? "Sin carátula"}</p>
          <Facts preview={preview} />
        </div>
      ) : (
        <Warning>{silenceOf(preview)}</Warning>
      )}
      {warning && <Warning>{warning}</Warning>}
      {duplicate && <Warning>Ya hay una causa con ese número: {duplicate.name}.</Warning>}
    </section>
  );
}

function Facts({ preview }: { preview: Preview }) {
  const facts = [
    ["Juzgado", preview.court],
    ["Situación", preview.situation],
    ["Último movimiento", lastWords(preview)],
  ] as const;
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="sm:contents">
          <dt className="text-ink-faint text-sm">{label}</dt>
          <dd className="break-words text-sm">{value ?? "El portal no lo dice"}</dd>
        </div>
      ))}
    </dl>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p
    role="status"
    className="flex gap-2 rounded-md border border-warn/40 bg-warn-wash px-4 py-3 text-sm"
  >
    <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
    <span className="min-w-0 break-words">{children}</span>
  </p>
);
