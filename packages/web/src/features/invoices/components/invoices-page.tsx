import { amountText } from "@foja/core/money/invoices/amount.rules";
import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { voucherTitle } from "@foja/core/money/invoices/voucher.rules";
import { STATUS_WORDS, STATUSES } from "@foja/core/money/issuers/words.rules";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Download, Plus, Receipt } from "lucide-react";
import { Listing } from "~/components/lists/listing";
import { Button, ButtonLink } from "~/components/ui/button";
import { DateField } from "~/components/ui/date-field";
import { EmptyState } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { PageHeader } from "~/components/ui/page-header";
import { SelectField } from "~/components/ui/select-field";
import { Cell, HeadCell } from "~/components/ui/table";
import { TextField } from "~/components/ui/text-field";
import { messageOf } from "~/lib/api/messages";
import { downloadCsv } from "~/lib/csv";
import { today } from "~/lib/due";
import { formatDate } from "~/lib/format";
import { toIsoDate, toTypedDate } from "~/lib/local-date";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { allRows } from "~/lib/records/pages";
import { useMay } from "~/lib/session/may";
import { useAddress } from "~/lib/use-address";
import { everyInvoice, invoiceList } from "../api/invoices";
import { invoicesCsv } from "../lib/csv";
import { type Asked, askedIn, inOrder, isFiltered } from "../lib/filters";
import { FiscalBadge, StatusBadge } from "./status-badge";

/** The vouchers of the practice: filtered, opened, and exported as a spreadsheet. */
export default function InvoicesPage() {
  const { params, place } = useAddress();
  const asked = askedIn(params);
  const mayCharge = useMay("charge");
  const exportAll = async () => {
    try {
      downloadCsv(`facturas-${today()}.csv`, invoicesCsv(await everyInvoice(inOrder(asked))));
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return (
    <>
      <PageHeader
        title="Facturas"
        actions={
          <>
            <Button onClick={() => void exportAll()}>
              <Download aria-hidden />
              Exportar
            </Button>
            {mayCharge && (
              <ButtonLink variant="primary" to={paths.invoices.create}>
                <Plus aria-hidden />
                Nueva factura
              </ButtonLink>
            )}
          </>
        }
      />
      <Filters asked={asked} place={place} />
      <List asked={inOrder(asked)} />
    </>
  );
}

type Place = ReturnType<typeof useAddress>["place"];

const STATES = STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

function Filters({ asked, place }: { asked: Asked; place: Place }) {
  return (
    <form
      className="mb-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault();
        place({ cliente: String(new FormData(event.currentTarget).get("cliente") ?? "") });
      }}
    >
      <TextField
        key={asked.client}
        name="cliente"
        label="Cliente"
        placeholder="Nombre entero o CUIT"
        defaultValue={asked.client ?? ""}
        onBlur={(event) => place({ cliente: event.target.value })}
      />
      <SelectField
        label="Estado"
        placeholder="Todos los estados"
        options={STATES}
        value={asked.status ?? ""}
        onChange={(event) => place({ estado: event.target.value })}
      />
      <Day label="Desde" value={asked.from} onDay={(desde) => place({ desde })} />
      <Day label="Hasta" value={asked.to} onDay={(hasta) => place({ hasta })} />
    </form>
  );
}

type DayProps = { label: string; value: string | undefined; onDay: (day: string) => void };

/** A day that filters the list as soon as the typed text is valid. */
const Day = ({ label, value, onDay }: DayProps) => (
  <DateField
    label={label}
    leaning="back"
    defaultValue={value && toTypedDate(value)}
    onChange={({ target }) => {
      const day = toIsoDate(target.value, "back");
      if (day === "" || /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(target.value)) onDay(day);
    }}
  />
);

function List({ asked }: { asked: Asked }) {
  const list = useInfiniteQuery(invoiceList(asked));
  return (
    <Listing
      query={list}
      rows={list.data && allRows(list.data)}
      empty={<Nothing asked={asked} />}
      label="Cargando las facturas"
      again="Intentar de nuevo"
    >
      {(rows) => (
        <>
          <Table rows={rows} />
          <Cards rows={rows} />
        </>
      )}
    </Listing>
  );
}

const Nothing = ({ asked }: { asked: Asked }) =>
  isFiltered(asked) ? (
    <EmptyState action={<ButtonLink to={paths.invoices.list}>Quitar los filtros</ButtonLink>}>
      Ninguna factura coincide con lo que buscás.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<Receipt />}
      action={
        <ButtonLink variant="primary" to={paths.invoices.create}>
          Hacer la primera
        </ButtonLink>
      }
    >
      Todavía no hiciste ninguna factura.
    </EmptyState>
  );

const HEADS = [
  ["Comprobante", "w-[27%]"],
  ["Cliente", "w-[20%]"],
  ["Fecha", "w-[11%]"],
  ["Vencimiento", "w-[11%]"],
  ["Estado", "w-[14%]"],
] as const;

function Table({ rows }: { rows: Invoice[] }) {
  return (
    <div className="rounded-md border bg-sheet max-md:hidden">
      <table className="w-full table-fixed">
        <thead>
          <tr>
            {HEADS.map(([head, width]) => (
              <HeadCell key={head} className={width}>
                {head}
              </HeadCell>
            ))}
            <HeadCell className="w-[17%] text-end!">Total</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._id} className="hover:bg-wash">
              <Cell>
                <Link className="font-medium hover:underline" to={paths.invoices.one(row._id)}>
                  {voucherTitle(row)}
                </Link>
              </Cell>
              <Cell>{row.client.name}</Cell>
              <Cell className="tabular-nums">{formatDate(row.date)}</Cell>
              <Cell className="tabular-nums">
                {row.document === "invoice" && formatDate(row.dueDate)}
              </Cell>
              <Cell>
                <StatusBadge {...row} />
              </Cell>
              <Cell className="text-end tabular-nums">{amountText(row.total, row.currency)}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ rows }: { rows: Invoice[] }) {
  return (
    <ul className="rounded-md border bg-sheet md:hidden">
      {rows.map((row) => (
        <li key={row._id} className="border-b last:border-b-0">
          <Link to={paths.invoices.one(row._id)} className="block space-y-1.5 px-4 py-3">
            <span className="flex justify-between gap-3">
              <span className="min-w-0 break-words font-medium">{row.client.name}</span>
              <span className="whitespace-nowrap tabular-nums">
                {amountText(row.total, row.currency)}
              </span>
            </span>
            <span className="block text-ink-soft text-sm">
              {`${voucherTitle(row)}, ${formatDate(row.date)}`}
            </span>
            <span className="flex flex-wrap gap-2">
              <StatusBadge {...row} />
              <FiscalBadge {...row} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
