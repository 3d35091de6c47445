import type { ServerStatus } from "@foja/core/operations/status/status.schema";
import { Badge } from "~/components/ui/badge";
import { formatBytes, formatNumber } from "~/lib/format";
import { rateText, STATES } from "../lib/words";
import { Part } from "./part";

/** The table: whether it answers, and about how many items it holds. */
export const TablePart = ({ table }: Pick<ServerStatus, "table">) => (
  <Part title="Base de datos">
    {table && (
      <Figures
        state={table.state}
        facts={[
          ["Registros (aprox.)", formatNumber(table.items)],
          ["Tamaño (aprox.)", formatBytes(table.bytes)],
        ]}
      />
    )}
  </Part>
);

/** The account's e-mail: its quota, and its bounces and complaints. */
export const MailPart = ({ mail }: Pick<ServerStatus, "mail">) => (
  <Part title="Correo">
    {mail && (
      <Figures
        state={mail.state}
        facts={[
          ["Enviados en 24 h", formatNumber(mail.sentLast24h)],
          ["Tope en 24 h", mail.most24h === null ? "sin tope" : formatNumber(mail.most24h)],
          ["Rebotes (dos semanas)", rateText(mail.bounceRate)],
          ["Quejas (dos semanas)", rateText(mail.complaintRate)],
        ]}
      />
    )}
  </Part>
);

type FiguresProps = { state: keyof typeof STATES; facts: [string, string][] };

const Figures = ({ state, facts }: FiguresProps) => (
  <div className="rounded-md border bg-sheet px-5 py-4">
    <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
    <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt className="text-ink-faint text-sm">{term}</dt>
          <dd className="tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  </div>
);
