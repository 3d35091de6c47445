import { amountText } from "@foja/core/money/invoices/amount.rules";
import type { Figures } from "@foja/core/money/invoices/figures.schema";
import { STATUS_WORDS, STATUSES } from "@foja/core/money/issuers/words.rules";
import { useQuery } from "@tanstack/react-query";
import { Plus, Receipt } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { PageHeader } from "~/components/ui/page-header";
import { once } from "~/lib/once";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { invoiceFigures, invoiceSettings } from "../api/invoices";
import { AGE_WORDS } from "../lib/words";
import { WithQuery } from "./with-query";

/** The practice's invoices in summary: issued, collected, and owed by age. */
export default function InvoicesDashboardPage() {
  const figures = useQuery(invoiceFigures);
  return (
    <>
      <PageHeader
        title="Facturación"
        actions={
          <>
            <ButtonLink to={paths.invoices.list}>Ver facturas</ButtonLink>
            <ButtonLink variant="primary" to={paths.invoices.create}>
              <Plus aria-hidden />
              Nueva factura
            </ButtonLink>
          </>
        }
      />
      <WithQuery query={figures} label="Cargando la facturación">
        {(data) => (isEmpty(data) ? <First /> : <Board figures={data} />)}
      </WithQuery>
    </>
  );
}

const isEmpty = ({ counts }: Figures) => STATUSES.every((status) => counts[status] === 0);

/** The page of a practice without invoices: its two ways to the first. */
function First() {
  const settings = useQuery(invoiceSettings);
  const mayCharge = useMay("charge");
  const lacks = settings.data !== undefined && settings.data.cuit === null;
  if (!mayCharge)
    return <EmptyState icon={<Receipt />}>Todavía no hay ninguna factura.</EmptyState>;
  return (
    <EmptyState
      icon={<Receipt />}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink variant={lacks ? "primary" : "secondary"} to={paths.invoices.settings}>
            {lacks ? "Cargar mis datos" : "Ver mis datos"}
          </ButtonLink>
          <ButtonLink variant={lacks ? "secondary" : "primary"} to={paths.invoices.create}>
            Hacer la primera
          </ButtonLink>
        </div>
      }
    >
      Todavía no hiciste ninguna factura: cargá tus datos de facturación y hacé la primera.
    </EmptyState>
  );
}

function Board({ figures }: { figures: Figures }) {
  return (
    <div className="space-y-6">
      <States counts={figures.counts} />
      {figures.owed.filter(hasMovement(figures)).map((owed) => (
        <div key={owed.currency} className="grid items-start gap-6 lg:grid-cols-2">
          <Owed owed={owed} />
          <Months figures={figures} currency={owed.currency} />
        </div>
      ))}
    </div>
  );
}

type OwedOf = Figures["owed"][number];

/** Dollars are shown only if there are any. */
const hasMovement =
  ({ months }: Figures) =>
  ({ currency, total }: OwedOf) =>
    currency === "ARS" ||
    total !== 0 ||
    months.some(({ amounts }) =>
      amounts.some((one) => one.currency === currency && (one.issued !== 0 || one.collected !== 0)),
    );

const States = ({ counts }: { counts: Figures["counts"] }) => (
  <ul
    aria-label="Facturas por estado"
    className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6"
  >
    {STATUSES.map((status) => (
      <li key={status}>
        <Link
          to={paths.invoices.withStatus(status)}
          className="block rounded-md border bg-sheet px-4 py-3 hover:bg-wash"
        >
          <span className="block text-ink-soft text-sm">{STATUS_WORDS[status]}</span>
          <span className="block font-semibold text-xl tabular-nums">{counts[status]}</span>
        </Link>
      </li>
    ))}
  </ul>
);

const CURRENCY_NAMES = { ARS: "pesos", USD: "dólares" };

function Owed({ owed: { currency, total, ages } }: { owed: OwedOf }) {
  return (
    <Card title={`Te deben, en ${CURRENCY_NAMES[currency]}`}>
      <p className="mb-4 font-semibold text-2xl tabular-nums">{amountText(total, currency)}</p>
      <table className="w-full">
        <caption className="sr-only">Deuda por antigüedad</caption>
        <tbody>
          {ages.map(({ age, amount }) => (
            <tr key={age} className="border-t">
              <th scope="row" className="py-2 text-start font-normal text-ink-soft">
                {AGE_WORDS[age]}
              </th>
              <td className="py-2 text-end tabular-nums">{amountText(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const MONTHS = once(
  () =>
    new Intl.DateTimeFormat("es-AR", {
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    }),
);

function Months({ figures: { months }, currency }: { figures: Figures; currency: "ARS" | "USD" }) {
  const rows = [...months].reverse().flatMap(({ month, amounts }) => {
    const found = amounts.find((one) => one.currency === currency);
    return found ? [{ month, ...found }] : [];
  });
  const shown = rows.filter((one, at) => at < 3 || one.issued !== 0 || one.collected !== 0);
  return (
    <Card title={`Por mes, en ${CURRENCY_NAMES[currency]}`} flush>
      <table className="w-full max-sm:text-sm">
        <thead>
          <tr className="text-ink-faint text-sm">
            {["Mes", "Emitido", "Cobrado"].map((head, at) => (
              <th
                key={head}
                scope="col"
                className={`px-2 py-2 font-medium first:ps-4 last:pe-4 sm:px-3 sm:first:ps-5 sm:last:pe-5 ${at === 0 ? "text-start" : "text-end"}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ month, issued, voided, collected }) => (
            <tr key={month} className="border-t">
              <th
                scope="row"
                className="px-2 py-2 ps-4 text-start sm:px-3 sm:ps-5 font-normal first-letter:uppercase"
              >
                {MONTHS().format(new Date(`${month}-01T00:00:00Z`))}
              </th>
              <td className="px-2 py-2 text-end tabular-nums sm:px-3">
                {amountText(issued - voided, currency)}
              </td>
              <td className="px-2 py-2 pe-4 text-end sm:px-3 sm:pe-5 tabular-nums">
                {amountText(collected, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
