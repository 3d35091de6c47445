import { PLANS } from "@foja/core/billing/plans/plan.rules";
import { useEffect } from "react";
import { formatBytes, formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";
import { type PlanRestriction, planRestriction } from "~/lib/plan-restriction";
import { plansAbove } from "~/lib/plan-room";
import { refreshSession } from "~/lib/session/session";
import { Button, ButtonLink } from "./ui/button";
import { Dialog } from "./ui/dialog";

const close = () => planRestriction.set({ shown: null });

/** What the plan did not allow, and what the other plans hold. */
export default function PlanDialog({ title, message, plan, resource }: PlanRestriction) {
  // What is shown next counts with what the plan just said.
  useEffect(() => void refreshSession(), []);
  const others = plansAbove(plan);
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      description={message}
      footer={
        <>
          <Button onClick={close}>Seguir con mi plan</Button>
          {resource === "folders" && (
            <ButtonLink to={paths.folders.create} onClick={close}>
              Archivar una causa
            </ButtonLink>
          )}
          <ButtonLink to={paths.plans()} variant="primary" onClick={close}>
            Ver planes
          </ButtonLink>
        </>
      }
    >
      {others.length === 0 ? (
        <p className="font-medium">No hay planes disponibles</p>
      ) : (
        <ul className="rounded-md border">
          {others.map((id) => (
            <PlanLine key={id} {...PLANS[id]} />
          ))}
        </ul>
      )}
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
