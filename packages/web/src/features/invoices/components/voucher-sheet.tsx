import { amountText } from "@foja/core/money/invoices/amount.rules";
import type { Voucher } from "@foja/core/money/invoices/invoice.schema";
import {
  isFiscal,
  shownLetter,
  voucherName,
  voucherNumber,
} from "@foja/core/money/invoices/voucher.rules";
import { IVA_WORDS, NO_FISCAL_VALUE, NO_INVOICE } from "@foja/core/money/issuers/words.rules";
import { formatCuit, formatDocument } from "@foja/core/practice/contacts/identity.rules";
import { formatDate, formatNumber } from "~/lib/format";

const VAT_WORDS: Record<string, string> = { "10.5": "10,5 %", exempt: "Exento" };
const vatText = (vat: string | number) => VAT_WORDS[String(vat)] ?? `${vat} %`;

/** A voucher as on paper: issuer, client, lines and totals. */
export function VoucherSheet({ voucher }: { voucher: Voucher }) {
  return (
    <article className="relative overflow-hidden rounded-md border bg-sheet px-5 py-6 sm:px-8">
      {!isFiscal(voucher) && (
        // A drawing: the sentence at its end and the state above say the same to screen readers.
        <div
          data-mark={NO_FISCAL_VALUE}
          className="pointer-events-none absolute inset-0 grid place-items-center before:-rotate-12 before:whitespace-nowrap before:font-semibold before:text-4xl before:text-line-strong/50 before:uppercase before:content-[attr(data-mark)] sm:before:text-6xl"
        />
      )}
      <Head voucher={voucher} />
      <Client voucher={voucher} />
      <Lines voucher={voucher} />
      <Totals voucher={voucher} />
      {voucher.notes && <p className="mt-6 whitespace-pre-line text-ink-soft">{voucher.notes}</p>}
      <Authorisation voucher={voucher} />
    </article>
  );
}

function Head({ voucher }: { voucher: Voucher }) {
  const { issuer, document } = voucher;
  return (
    <header className="flex flex-wrap items-start justify-between gap-4 border-b pb-4">
      <div className="min-w-0">
        <p className="font-semibold font-serif text-lg">
          {issuer?.legalName ?? "Sin datos de facturación"}
        </p>
        {issuer && (
          <p className="text-ink-soft text-sm">
            {issuer.address}
            <br />
            {`${IVA_WORDS[issuer.ivaCondition]} · CUIT ${formatCuit(issuer.cuit)}`}
          </p>
        )}
      </div>
      <div className="flex items-start gap-4">
        <span className="grid size-11 place-items-center rounded-sm border border-line-strong font-semibold font-serif text-2xl">
          <span className="sr-only">Clase </span>
          {shownLetter(voucher)}
        </span>
        <div className="text-end text-sm">
          <p className="font-semibold text-base">{voucherName(voucher)}</p>
          <p className="tabular-nums">{voucherNumber(voucher) ?? "Borrador"}</p>
          <p className="text-ink-soft">{`Fecha ${formatDate(voucher.date)}`}</p>
          {document === "invoice" && (
            <p className="text-ink-soft">{`Vencimiento ${formatDate(voucher.dueDate)}`}</p>
          )}
        </div>
      </div>
    </header>
  );
}

function Client({ voucher: { client, currency, rate } }: { voucher: Voucher }) {
  const number = client.cuit
    ? `CUIT ${formatCuit(client.cuit)}`
    : client.document && `Documento ${formatDocument(client.document)}`;
  const said = [IVA_WORDS[client.ivaCondition], number, client.address].filter(Boolean).join(" · ");
  return (
    <div className="py-4">
      <p className="break-words font-medium">{client.name}</p>
      <p className="text-ink-soft text-sm">{said}</p>
      {currency === "USD" && rate && (
        <p className="text-ink-soft text-sm">{`En dólares, a ${formatNumber(rate)} pesos por dólar`}</p>
      )}
    </div>
  );
}

function Lines({ voucher }: { voucher: Voucher }) {
  const isSplit = voucher.letter === "A" || voucher.letter === "X";
  return (
    <table className="w-full">
      <thead>
        <tr className="border-y text-ink-faint text-sm">
          <th scope="col" className="py-2 text-start font-medium">
            Detalle
          </th>
          <th scope="col" className="px-3 py-2 text-end font-medium">
            Cantidad
          </th>
          {isSplit && (
            <th scope="col" className="px-3 py-2 text-end font-medium max-sm:hidden">
              IVA
            </th>
          )}
          <th scope="col" className="py-2 text-end font-medium">
            Importe
          </th>
        </tr>
      </thead>
      <tbody>
        {voucher.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a voucher's lines have no name but their place
          <tr key={at} className="border-b align-top">
            <td className="break-words py-2">{line.description}</td>
            <td className="whitespace-nowrap px-3 py-2 text-end tabular-nums">
              {formatNumber(line.quantity)}
            </td>
            {isSplit && (
              <td className="whitespace-nowrap px-3 py-2 text-end max-sm:hidden">
                {vatText(line.vat)}
              </td>
            )}
            <td className="whitespace-nowrap py-2 text-end tabular-nums">
              {amountText(line.shown, voucher.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Totals({ voucher }: { voucher: Voucher }) {
  const { currency, letter, net, exempt, rates, total } = voucher;
  const isSplit = letter === "A" || letter === "X";
  const rows: [string, number][] = isSplit
    ? [
        ["Neto", net],
        ...(exempt > 0 ? [["Exento", exempt] as [string, number]] : []),
        ...rates.map((one): [string, number] => [`IVA ${vatText(one.rate)}`, one.vat]),
      ]
    : [];
  return (
    <dl className="ms-auto mt-4 w-full max-w-xs">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-6 py-0.5 text-ink-soft">
          <dt>{label}</dt>
          <dd className="tabular-nums">{amountText(amount, currency)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 py-1 font-semibold text-lg">
        <dt>Total</dt>
        <dd className="tabular-nums">{amountText(total, currency)}</dd>
      </div>
    </dl>
  );
}

function Authorisation({ voucher: { authorisation } }: { voucher: Voucher }) {
  const { cae, caeDueDate } = authorisation;
  return (
    <p className="mt-6 text-ink-soft text-sm">
      {cae ? `CAE ${cae}, vence el ${caeDueDate ? formatDate(caeDueDate) : ""}` : NO_INVOICE}
    </p>
  );
}
