import { moneyText } from "@foja/core/kernel/money.rules";
import { amountText } from "@foja/core/money/ledger/ledger.rules";
import type { Standing } from "@foja/core/money/ledger/ledger.schema";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { today } from "~/lib/due";
import { isOld, valueText } from "../lib/account-words";

/** Both balances, shown separately: they are never added up. */
export function Balances({ standing }: { standing: Standing }) {
  const { client, practice } = standing.balance;
  return (
    <dl className="grid gap-x-8 border-y sm:grid-cols-2 sm:divide-x">
      <Balance name={practice < 0 ? "A favor del cliente" : "Te deben"} amount={Math.abs(practice)}>
        <InUnits standing={standing} />
      </Balance>
      <Balance name="Del cliente en tu poder" amount={client}>
        {client === 0 ? "No tenés dinero suyo." : "No es tuyo hasta que lo apliques."}
      </Balance>
    </dl>
  );
}

type BalanceProps = { name: string; amount: number; children: ReactNode };

const Balance = ({ name, amount, children }: BalanceProps) => (
  <div className="min-w-0 py-4 sm:[&:not(:first-child)]:ps-8">
    <dt className="text-ink-faint text-sm">{name}</dt>
    <dd className="mt-0.5 font-serif text-2xl tabular-nums">{moneyText(amount)}</dd>
    <dd className="mt-1 text-ink-soft text-sm">{children}</dd>
  </div>
);

/** The debt in UMA or JUS, and the value at which it counts. */
function InUnits({ standing: { units, values } }: { standing: Standing }) {
  const owed = (["UMA", "JUS"] as const).filter((unit) => units[unit] !== 0);
  if (owed.length === 0) return <>Honorarios y gastos, menos lo pagado.</>;
  return (
    <>
      {units.ARS !== 0 && (
        <span className="block">{`${amountText(units.ARS, "ARS")} en pesos`}</span>
      )}
      {owed.map((unit) => {
        const value = values[unit];
        const at = value ? `, a ${valueText(value)}` : ", sin valor cargado";
        return (
          <span key={unit} className="block">
            {`${amountText(units[unit], unit)}${at}`}
            {value && isOld(value, today()) && (
              <span className="flex items-start gap-1.5 text-warn">
                <TriangleAlert aria-hidden className="mt-[0.2em] size-3.5 shrink-0" />
                {`Es el último valor de ${unit} que tiene Foja: fijate si ya se publicó otro.`}
              </span>
            )}
          </span>
        );
      })}
    </>
  );
}
