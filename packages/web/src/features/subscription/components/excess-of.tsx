import { PLANS } from "@foja/core/billing/plans/plan.rules";
import type { PlanId } from "@foja/core/billing/plans/plan.schema";
import { TEAM_TEXT, unfollowedText } from "@foja/core/telling/subscription-notices/left.rules";
import { useQuery } from "@tanstack/react-query";
import { followedCourts } from "~/components/followed/followed";
import { readExcess } from "../api/subscription";
import { planName, quantityOf } from "../lib/words";

/** What would exceed a plan, what it stops following, and that nothing is deleted. */
export function ExcessOf({ planId }: { planId: PlanId }) {
  const { data } = useQuery(readExcess(planId));
  const { data: courts } = useQuery(followedCourts(planId));
  const over = data?.filter((one) => one.over > 0) ?? [];
  const unfollowed = courts ? courts.linked - courts.followed : 0;
  const losesTeam =
    !PLANS[planId].features.includes("team") &&
    over.some(({ resourceType }) => resourceType === "members");
  if (over.length === 0 && unfollowed === 0) return null;
  return (
    <div className="mt-5 rounded-md bg-warn-wash px-4 py-3">
      <p className="font-medium">Lo que no entra en {planName(planId)}</p>
      <ul className="mt-1 list-disc ps-5">
        {over.map(({ resourceType, used, limit }) => (
          <li key={resourceType}>
            Tenés {quantityOf(resourceType, used)} y admite {quantityOf(resourceType, limit)}.
          </li>
        ))}
        {unfollowed > 0 && <li>{unfollowedText(unfollowed)}</li>}
      </ul>
      <p className="mt-2 text-ink-soft">
        Nada se borra ni se oculta: seguís leyendo y editando todo, con los plazos y alertas que ya
        cargaste. {losesTeam && `${TEAM_TEXT} `}
        Hasta que vuelva a entrar no se agrega ni se desarchiva más. Ese día podés elegir qué
        archivar{unfollowed > 0 && " y qué causas se siguen"}.
      </p>
    </div>
  );
}
