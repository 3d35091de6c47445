import { moneyText } from "@foja/core/kernel/money.rules";
import { amountText } from "@foja/core/money/ledger/ledger.rules";
import { pastOf } from "@foja/core/operations/statistics/past.rules";
import { Link } from "~/components/ui/link";
import { counted, formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";
import type { Financial, Shown } from "../lib/by-month";

type Fact = { label: string; value: string; said: string; to: string };

/** The current figures: what there is, what is late, what is claimed. */
export function FiguresStrip({ data }: { data: Shown }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-md border bg-line gap-px lg:grid-cols-3">
      {factsOf(data).map(({ label, value, said, to }) => (
        <div key={label} className="relative bg-sheet px-4 py-4 sm:px-5 hover:bg-wash">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="mt-0.5">
            <Link
              to={to}
              className="font-semibold text-lg tabular-nums sm:text-xl after:absolute after:inset-0"
            >
              {value}
            </Link>
            <span className="block text-ink-faint text-sm">{said}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf({ dashboard, financial }: Shown): Fact[] {
  const { folders, deadlines, trends } = dashboard;
  const past = pastOf(dashboard);
  return [
    {
      label: "Causas activas",
      value: formatNumber(folders.active),
      said: sinceThen(folders.active, trends.month?.folders.active),
      to: paths.folders.list,
    },
    {
      label: "Causas cerradas",
      value: formatNumber(folders.closed),
      said: `y ${counted(folders.archived, "archivada", "archivadas")}`,
      to: paths.folders.found({ estado: "cerrada" }),
    },
    {
      label: "Vencido",
      value: formatNumber(past.all),
      said: `${counted(past.tasks, "tarea o plazo", "tareas y plazos")}, ${formatNumber(past.entries)} de movimientos y cédulas`,
      to: paths.analytics({ lista: "vencido" }),
    },
    {
      label: "Plazos agendados vencidos",
      value: formatNumber(deadlines.overdue),
      said: `de ${formatNumber(deadlines.open)} abiertos`,
      to: paths.tasks.found({ clase: "plazos", vence: "vencidas" }),
    },
    ...(financial ? moneyFacts(financial) : []),
  ];
}

function moneyFacts(financial: Financial): Fact[] {
  return [
    {
      label: "Monto reclamado",
      value: moneyText(financial.activeAmount),
      said: `última liquidación de ${counted(financial.cases, "causa activa", "causas activas")}`,
      to: paths.calculators.list,
    },
    {
      label: "Te deben en las causas",
      value: moneyText(financial.owed.ARS),
      said: besides(financial.owed),
      to: paths.analytics({ lista: "cuentas" }),
    },
  ];
}

/** The debt in other units, and the clients' money. */
function besides({ UMA, JUS, client }: Financial["owed"]): string {
  const units = [UMA !== 0 && amountText(UMA, "UMA"), JUS !== 0 && amountText(JUS, "JUS")].filter(
    Boolean,
  );
  const more = units.length > 0 ? `y ${units.join(" y ")}; ` : "";
  return `${more}${moneyText(client)} de clientes en tu poder`;
}

/** The difference from a month ago, if that figure was stored. */
function sinceThen(now: number, then: number | undefined): string {
  if (then === undefined) return "sin registro de hace un mes";
  if (now === then) return "igual que hace un mes";
  const change = `${formatNumber(Math.abs(now - then))} ${now > then ? "más" : "menos"}`;
  return `${change} que hace un mes`;
}
