import { moneyText } from "@foja/core/kernel/money.rules";
import type { InterestVariables } from "@foja/core/law/interest/interest.schema";
import { bandValues } from "@foja/core/law/interest/interest.sheet.rules";
import type { Band } from "@foja/core/law/interest/interest-result.schema";
import { Badge } from "~/components/ui/badge";
import { cn } from "~/lib/cn";
import { unbroken } from "~/lib/format";

type BandProps = { band: Band; variables: InterestVariables };

/** The values of art. 55 side by side: the rate, and both readings of its ceiling and floor. */
export function BandValues({ band, variables }: BandProps) {
  return (
    <section aria-label="Art. 55: los valores de la banda" className="rounded-md border bg-sheet">
      <dl className="grid sm:grid-cols-2">
        {bandValues(band, variables).map(({ key, label, amount, rules }) => (
          <div
            key={key}
            className={cn("px-4 py-2.5 sm:first:col-span-2", rules && "bg-accent-wash")}
          >
            <dt className="text-ink-soft text-sm">
              {unbroken(label)} {rules && <Badge>Rige</Badge>}
            </dt>
            <dd className="font-medium tabular-nums">
              {amount === null ? "Sin datos" : moneyText(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
