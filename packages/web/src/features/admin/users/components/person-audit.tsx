import type { AuditEntry } from "@foja/core/operations/audit/entry.schema";
import { formatMoment } from "~/lib/format";

/** The administrators' actions on an account, in this month and the last. */
export const PersonAudit = ({ entries }: { entries: AuditEntry[] }) => (
  <section>
    <h3 className="font-semibold">Lo que hizo la administración</h3>
    <ul className="mt-2">
      {entries.map(({ at, what, who, result, requestId }) => (
        <li key={`${at} ${requestId}`} className="border-b py-1.5 text-sm last:border-0">
          <span className="text-ink-faint">{formatMoment(at)}</span>{" "}
          <code className="break-all">{what}</code>{" "}
          <span className="text-ink-soft">
            {who}
            {result === "refused" && ", rechazado"}
          </span>
        </li>
      ))}
    </ul>
    {entries.length === 0 && <p className="mt-1 text-ink-soft">Nada en los últimos dos meses.</p>}
  </section>
);
