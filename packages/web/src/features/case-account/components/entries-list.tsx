import { amountText } from "@foja/core/money/ledger/ledger.rules";
import type { Entry } from "@foja/core/money/ledger/ledger.schema";
import { Undo2 } from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { HeadCell } from "~/components/ui/table";
import { cn } from "~/lib/cn";
import { formatDate, unbroken } from "~/lib/format";
import { paths } from "~/lib/paths";
import { detailsOf, nameOf } from "../lib/account-words";
import type { Line } from "../lib/running";

type EntriesListProps = { lines: Line[]; onReverse: (entry: Entry) => void };

/** The entries of an account, the latest day first, each with both balances after it. */
export function EntriesList({ lines, onReverse }: EntriesListProps) {
  const shown = [...lines].reverse();
  return (
    <>
      <table className="hidden w-full border-separate border-spacing-0 xl:table">
        <caption className="sr-only">Asientos de la cuenta, el último primero</caption>
        <thead>
          <tr>
            <HeadCell>Fecha</HeadCell>
            <HeadCell className="w-full">Asiento</HeadCell>
            <FigureHead>Importe</FigureHead>
            <FigureHead>Te deben</FigureHead>
            <FigureHead>Del cliente</FigureHead>
            <HeadCell>
              <span className="sr-only">Anular</span>
            </HeadCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <Row key={line.entry._id} line={line} onReverse={onReverse} />
          ))}
        </tbody>
      </table>
      <ul className="xl:hidden">
        {shown.map((line) => (
          <Card key={line.entry._id} line={line} onReverse={onReverse} />
        ))}
      </ul>
    </>
  );
}

/** The head of a column of figures, aligned with their end. */
const FigureHead = ({ children }: { children: string }) => (
  <HeadCell>
    <span className="block text-end">{children}</span>
  </HeadCell>
);

type LineProps = { line: Line; onReverse: (entry: Entry) => void };

const cell = "border-b px-3 py-2.5 align-top";
const figure = cn(cell, "whitespace-nowrap text-end tabular-nums");

function Row({ line, onReverse }: LineProps) {
  const { entry, owedBy, clientBy, owed, client, unit } = line;
  return (
    <tr className={cn(entry.reversedBy && "text-ink-faint")}>
      <td className={cn(cell, "whitespace-nowrap ps-4 tabular-nums")}>{formatDate(entry.date)}</td>
      <td className={cn(cell, "break-words")}>
        <What entry={entry} />
      </td>
      <td className={figure}>{amountText(entry.amount, entry.currency)}</td>
      <td className={figure}>{owedBy === 0 ? <Same /> : amountText(owed, unit)}</td>
      <td className={figure}>{clientBy === 0 ? <Same /> : amountText(client, "ARS")}</td>
      <td className="border-b px-1 py-1 align-top">
        <Reverse entry={entry} onReverse={onReverse} />
      </td>
    </tr>
  );
}

const Same = () => (
  <span className="text-ink-faint">
    <span aria-hidden>·</span>
    <span className="sr-only">Sin cambio</span>
  </span>
);

function What({ entry }: { entry: Entry }) {
  return (
    <>
      <span className={cn("font-medium", entry.reversedBy && "line-through")}>{nameOf(entry)}</span>
      {entry.reversedBy && <span className="ms-2 text-sm">Anulado</span>}
      {detailsOf(entry).map((text) => (
        <span key={text} className="block text-ink-soft text-sm">
          {unbroken(text)}
        </span>
      ))}
      <InvoiceLink entry={entry} />
    </>
  );
}

/** The link to the invoice that bills an entry, or from which the entry was made. */
function InvoiceLink({ entry: { billedBy, invoiceId } }: { entry: Entry }) {
  const id = billedBy ?? invoiceId;
  return id ? (
    <Link to={paths.invoices.one(id)} className="text-accent text-sm underline">
      {billedBy ? "Facturado" : "Ver la factura"}
    </Link>
  ) : null;
}

function Reverse({ entry, onReverse }: { entry: Entry; onReverse: (entry: Entry) => void }) {
  if (entry.reverses || entry.reversedBy || entry.billedBy || entry.invoiceId) return null;
  return (
    <IconButton
      label={`Anular: ${nameOf(entry)}, ${formatDate(entry.date)}`}
      onClick={() => onReverse(entry)}
    >
      <Undo2 aria-hidden />
    </IconButton>
  );
}

const Stood = ({ name, amount }: { name: string; amount: string }) => (
  <span className="me-4 inline-block whitespace-nowrap">{`${name} ${amount}`}</span>
);

function Card({ line, onReverse }: LineProps) {
  const { entry, owedBy, clientBy, owed, client, unit } = line;
  return (
    <li className={cn("flex gap-3 border-b py-3", entry.reversedBy && "text-ink-faint")}>
      <div className="min-w-0 flex-1">
        <p className="text-ink-faint text-sm tabular-nums">{formatDate(entry.date)}</p>
        <What entry={entry} />
        <p className="mt-1 text-ink-soft text-sm tabular-nums">
          {owedBy !== 0 && <Stood name="Te deben" amount={amountText(owed, unit)} />}
          {clientBy !== 0 && <Stood name="Del cliente" amount={amountText(client, "ARS")} />}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <p className="whitespace-nowrap font-medium tabular-nums">
          {amountText(entry.amount, entry.currency)}
        </p>
        <Reverse entry={entry} onReverse={onReverse} />
      </div>
    </li>
  );
}
