import { exact, numberText } from "@foja/core/kernel/money.rules";
import type { FeesResult, FeesVariables } from "@foja/core/law/fees/fees.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { HandCoins } from "lucide-react";
import { useMemo } from "react";
import { Button } from "~/components/ui/button";
import type { Part } from "~/features/calculations/shared/kit/calculator";
import { messageOf } from "~/lib/api/messages";
import { today } from "~/lib/due";
import { notify } from "~/lib/notify";
import { chargeFee } from "../api/charge";

/** Books the fee in the account of its case, in units: what was regulated, or what the law gives. */
export function ChargeFee({ saved, folder, shown, state }: Part<FeesVariables, FeesResult>) {
  const folderId = saved?.folderId ?? folder?._id;
  const { variables, result } = shown;
  const ofFirst = variables.instancia ? undefined : variables.reguladoUnidades;
  const units = exact(ofFirst ?? result.honorario.unidades).toDecimalPlaces(4);
  const currency = variables.ley === "27423" ? ("UMA" as const) : ("JUS" as const);
  const amount = units.toNumber();
  // Another amount or case is another fee; the same one is booked once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is of these three
  const key = useMemo(() => crypto.randomUUID(), [folderId, amount, currency]);
  const cache = useQueryClient();
  const charge = useMutation({
    mutationFn: (id: string) =>
      chargeFee(id, { kind: "fee", amount, currency, date: today() }, key).then(() => key),
    onSuccess: (_, id) => {
      notify.success(`Honorario cargado a la cuenta: ${currency} ${numberText(amount)}`);
      return cache.invalidateQueries({ queryKey: ["accounts", id] });
    },
    onError: (error) => notify.error(messageOf(error)),
  });
  if (!folderId) return null;
  const done = charge.data === key;
  return (
    <Button
      disabled={!state.computed || charge.isPending || done}
      onClick={() => charge.mutate(folderId)}
    >
      <HandCoins aria-hidden />
      {done ? "Honorario cargado" : "Cargar honorarios a la cuenta"}
    </Button>
  );
}
