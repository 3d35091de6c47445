import { LEGAL_KINDS, type LegalKind } from "@foja/core/billing/legal/legal.schema";
import type { PlanId } from "@foja/core/billing/plans/plan.schema";
import { useQuery } from "@tanstack/react-query";
import { Fold } from "~/components/ui/fold";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { readLegal } from "../api/subscription";

const TITLES: Record<LegalKind, string> = {
  subscription: "Condiciones de la suscripción",
  refund: "Arrepentimiento y devoluciones",
  billing: "Cobros y comprobantes",
};

/** The documents that are accepted by paying, each behind its title. */
export const LegalTerms = ({ planId }: { planId: PlanId }) => (
  <div className="mt-5">
    {LEGAL_KINDS.map((kind) => (
      <Fold key={kind} title={TITLES[kind]} lazy>
        <Text kind={kind} planId={planId} />
      </Fold>
    ))}
  </div>
);

function Text({ kind, planId }: { kind: LegalKind; planId: PlanId }) {
  const { data, error } = useQuery(readLegal(kind, planId));
  if (error) return <p className="text-danger">{messageOf(error)}</p>;
  if (!data) return <SkeletonRows rows={3} />;
  return (
    <div
      className="prose max-h-72 overflow-y-auto pb-3 text-sm"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own API writes it, of fixed texts
      dangerouslySetInnerHTML={{ __html: data.html }}
    />
  );
}
