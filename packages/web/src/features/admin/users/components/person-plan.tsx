import { PLANS } from "@foja/core/billing/plans/plan.rules";
import type { PlanId } from "@foja/core/billing/plans/plan.schema";
import { PLAN_IDS } from "@foja/core/billing/plans/plan-id.rules";
import type { Person } from "@foja/core/operations/people/people.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/select-field";
import { messageOf } from "~/lib/api/messages";
import { formatBytes, formatDay, formatNumber } from "~/lib/format";
import { notify } from "~/lib/notify";
import { grantPlan, repairPerson } from "../api/people";
import { PersonStripe } from "./person-stripe";

type PersonPlanProps = { userId: string; person: Person };

const NOT_GRANTED = "";
const options = [
  { value: NOT_GRANTED, label: "El que paga" },
  ...PLAN_IDS.map((id) => ({ value: id, label: `${PLANS[id].displayName}, sin pagarlo` })),
];

/** The plan of an account and its usage; another can be given, or Stripe read again. */
export function PersonPlan({ userId, person }: PersonPlanProps) {
  const { subscription } = person;
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<string>(NOT_GRANTED);
  const done = (message: string) => {
    notify.success(message);
    void cache.invalidateQueries({ queryKey: ["people"] });
  };
  const onError = (error: unknown) => notify.error(messageOf(error));
  const grant = useMutation({
    mutationFn: () => grantPlan(userId, (chosen || null) as PlanId | null),
    onSuccess: () => done("Plan cambiado"),
    onError,
  });
  const repair = useMutation({
    mutationFn: () => repairPerson(userId),
    onSuccess: () => done("Suscripción igualada con Stripe"),
    onError,
  });
  const { displayName, pendingChange, currentPeriodEnd, usage, limits } = subscription;
  const holds = [
    `${formatNumber(usage.folders)} de ${formatNumber(limits.folders)} causas`,
    `${formatNumber(usage.contacts)} de ${formatNumber(limits.contacts)} contactos`,
    `${formatNumber(usage.calculators)} de ${formatNumber(limits.calculators)} cálculos`,
    `${formatBytes(usage.storage)} de ${formatBytes(limits.storage)}`,
    `${formatNumber(usage.members)} de ${formatNumber(limits.members)} personas`,
  ];
  return (
    <section>
      <h3 className="font-semibold">Plan {displayName}</h3>
      <p className="mt-1 text-ink-soft">
        {holds.join(" · ")}
        {currentPeriodEnd && ` · pago hasta el ${formatDay(currentPeriodEnd)}`}
        {pendingChange &&
          ` · pasa a ${PLANS[pendingChange.planId].displayName} el ${formatDay(pendingChange.changeAt)}`}
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <SelectField
          label="Plan que se le da"
          className="w-56"
          options={options}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Button busy={grant.isPending} onClick={() => grant.mutate()}>
          Cambiar plan
        </Button>
        <Button busy={repair.isPending} onClick={() => repair.mutate()}>
          Igualar con Stripe
        </Button>
      </div>
      <PersonStripe userId={userId} />
    </section>
  );
}
