import { rateOf } from "@foja/core/law/rates/rate.rules";
import { useSearchParams } from "react-router";
import { useRates } from "~/features/calculations/shared/kit/use-rates";
import { today } from "~/lib/due";
import { formatDate } from "~/lib/format";
import { type OtherStart, otherStart } from "../lib/start";

/** Says that a calculation begins with another rate than its address asks for, and why. */
export function BegunNote() {
  const [params] = useSearchParams();
  const { rates } = useRates();
  const other = otherStart(params, rates, today());
  if (!other) return null;
  const { asked, lack, begun } = other;
  return (
    <p role="status" className="border-warn border-s-2 bg-warn-wash px-3 py-1.5">
      {saidOf(asked, lack)}: no alcanza para todo el período. Empezamos con {rateOf(begun).label}.
      Elegí otra si hace falta.
    </p>
  );
}

function saidOf({ label }: OtherStart["asked"], lack: OtherStart["lack"]): string {
  if (lack.of === "all") return `${label} no tiene datos`;
  return `${label} tiene datos ${lack.of === "end" ? "hasta" : "desde"} el ${formatDate(lack.day)}`;
}
