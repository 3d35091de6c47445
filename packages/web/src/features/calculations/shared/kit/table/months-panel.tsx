import { useState } from "react";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import type { Row } from "../field";
import { WAYS } from "./column";
import { monthsFrom, toMonth } from "./month";
import type { Monthly, TableDef } from "./table-def";

type PanelProps = {
  table: TableDef;
  monthly: Monthly;
  onMade: (rows: Row["values"][]) => void;
};

const UNREAD = "Escribí un mes como 01/2024";

/** Makes a row for each month between two, with the same amount. */
export function MonthsPanel({ table, monthly, onMade }: PanelProps) {
  const { days = [], amount: called, other: alsoCalled, row } = monthly;
  const [typed, setTyped] = useState({ from: "", to: "", amount: "", other: "", text: "" });
  const [day, setDay] = useState(days[0]?.value ?? "");
  const [from, to] = [toMonth(typed.from), toMonth(typed.to)];
  const amount = WAYS.money.keep(typed.amount);
  const other = typed.other.trim() === "" ? "0" : WAYS.money.keep(typed.other);
  const months = from && to ? monthsFrom(from, to, table.most) : [];
  const isReady = months.length > 0 && WAYS.money.fits(amount) && WAYS.money.fits(other);
  const bind = (name: keyof typeof typed) => ({
    value: typed[name],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const faultOf = (text: string) => (text.length > 6 && !toMonth(text) ? UNREAD : undefined);
  const make = () =>
    onMade(months.map((month) => row({ month, amount, other, text: typed.text, day })));
  return (
    <div className="grid gap-3 rounded-md border bg-wash/50 p-3 sm:grid-cols-2">
      <TextField
        label="Del mes"
        placeholder="01/2024"
        error={faultOf(typed.from)}
        {...bind("from")}
      />
      <TextField label="Al mes" placeholder="12/2026" error={faultOf(typed.to)} {...bind("to")} />
      <TextField label={called} inputMode="decimal" {...bind("amount")} />
      {alsoCalled && <TextField label={alsoCalled} inputMode="decimal" {...bind("other")} />}
      {table.columns.some(({ kind }) => kind === "text") && (
        <TextField label="Concepto de cada mes" maxLength={60} {...bind("text")} />
      )}
      {days.length > 0 && (
        <SelectField
          label="Exigible"
          options={days}
          value={day}
          onChange={({ target }) => setDay(target.value)}
        />
      )}
      <div className="sm:col-span-2">
        <Button size="sm" variant="primary" disabled={!isReady} onClick={make}>
          {isReady ? `Generar ${table.counted(months.length)}` : "Generar"}
        </Button>
      </div>
    </div>
  );
}
