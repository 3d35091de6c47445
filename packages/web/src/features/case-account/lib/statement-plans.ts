import { figure, type Part, ruledTable, words } from "@foja/core/kernel/paper/paper.rules";
import { amountText } from "@foja/core/money/ledger/ledger.rules";
import type { Plan } from "@foja/core/money/ledger/ledger.schema";
import { formatDate } from "~/lib/format";

type Installment = Plan["installments"][number];

const SIZE = { size: 9 };
const HEADS = ["Cuota", "Vence", "Importe", "Pagado", "Estado"];

/** The plans of instalments of an account, each as a table of what is due when; none that ended unused. */
export const plansParts = (plans: readonly Plan[], today: string): Part[] =>
  plans
    .filter(({ state, installments }) => state !== "cancelled" || installments.some(isPaidInPart))
    .flatMap((plan) => planTable(plan, today));

const isPaidInPart = ({ paid }: Installment) => paid > 0;

function planTable({ amount, currency, description, installments }: Plan, today: string): Part[] {
  const money = (value: number) => figure(value === 0 ? "" : amountText(value, currency), SIZE);
  const rows = installments.map((one) => [
    words(`${one.n} de ${installments.length}`, SIZE),
    words(formatDate(one.due), SIZE),
    money(one.amount),
    money(one.paid),
    words(stateText(one, today), { ...SIZE, align: "right" }),
  ]);
  const head = HEADS.map((one, at) =>
    words(one, { ...SIZE, bold: true, align: at < 2 ? "left" : "right" }),
  );
  const title = ["Cuotas", amountText(amount, currency), description].filter(Boolean).join(" · ");
  return [
    words(title, { bold: true, margin: [0, 16, 0, 4] }),
    ruledTable([head, ...rows], {
      ...{ widths: [60, "*", "auto", "auto", 70], hasHead: true, padding: 3, gap: 6 },
    }),
  ];
}

function stateText({ state, due }: Installment, today: string): string {
  if (state === "paid") return "Pagada";
  if (state === "cancelled") return "Cancelada";
  return due < today ? "Vencida" : "A vencer";
}
