import { PLANS } from "@foja/core/billing/plans/plan.rules";
import { PLAN_IDS } from "@foja/core/billing/plans/plan.schema";
import { formatBytes, formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";
import { type PlanRestriction, planRestriction } from "~/lib/plan-restriction";
import { Button, ButtonLink } from "./ui/button";
import { Dialog } from "./ui/dialog";

const close = () => planRestriction.set({ shown: null });

/** What the plan did not allow, and what the other plans hold. */
export default function PlanDialog({ title, message, plan }: PlanRestriction) {
  const others = PLAN_IDS.filter((id) => id !== plan && id !== "free");
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      description={message}
      footer={
        <>
          <Button onClick={close}>Seguir con mi plan</Button>
          <ButtonLink to={paths.site.plans} variant="primary" onClick={close}>
            Ver planes
          </ButtonLink>
        </>
      }
    >
      <ul className="rounded-md border">
        {others.map((id) => (
          <PlanLine key={id} {...PLANS[id]} />
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">
        La contratación llega más adelante. Lo que estabas escribiendo queda guardado como borrador,
        y leer lo tuyo nunca se bloquea.
      </p>
    </Dialog>
  );
}

function PlanLine({ displayName, limits }: (typeof PLANS)[keyof typeof PLANS]) {
  const holds = [
    `${formatNumber(limits.folders)} causas`,
    `${formatNumber(limits.contacts)} contactos`,
    `${formatNumber(limits.calculators)} cálculos`,
    `${formatBytes(limits.storage)} de archivos`,
  ];
  return (
    <li className="border-b px-4 py-3 last:border-0">
      <p className="font-medium font-serif text-lg">{displayName}</p>
      <p className="text-ink-soft">{holds.join(" · ")}</p>
    </li>
  );
}
