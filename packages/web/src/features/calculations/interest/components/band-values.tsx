import { moneyText } from "@foja/core/kernel/money.rules";
import type { Band } from "@foja/core/law/interest/interest-result.schema";
import { Badge } from "~/components/ui/badge";
import { cn } from "~/lib/cn";

/** The values of art. 55 side by side: the rate, its ceiling, and both readings of its floor. */
export function BandValues({ band, over }: { band: Band; over: "total" | "ajuste" }) {
  const ruling = band.aplica === "piso" ? over : band.aplica;
  const values = [
    { key: "tasa_pasiva", label: "a) Tasa pasiva", amount: band.pasiva },
    { key: "techo", label: "b) Techo: CER + 3 %", amount: band.techo },
    { key: "total", label: "c) Piso: 67 % del total", amount: band.pisoSobreTotal },
    { key: "ajuste", label: "c) Piso: capital y 67 % del ajuste", amount: band.pisoSobreAjuste },
  ];
  return (
    <section aria-label="Art. 55: los valores de la banda" className="rounded-md border bg-sheet">
      <dl className="grid grid-cols-2">
        {values.map(({ key, label, amount }) => (
          <div key={key} className={cn("px-4 py-3", ruling === key && "bg-accent-wash")}>
            <dt className="text-ink-soft text-sm">
              {label} {ruling === key && <Badge>Rige</Badge>}
            </dt>
            <dd className="font-medium tabular-nums">{moneyText(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
