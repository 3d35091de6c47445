import { KINDS } from "@foja/core/law/calculation/kinds.rules";
import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { SkeletonRows } from "~/components/ui/skeleton";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { refreshSession } from "~/lib/session/session";
import { createCalculator, refreshCalculators } from "../api/calls";
import { forgetKept, leftToKeep, type ToKeep } from "../lib/kept";

/** Saves what was calculated before there was a session, and opens it. */
export default function KeepPage() {
  const [left] = useState(leftToKeep);
  return left ? <Keeping left={left} /> : <Navigate to={paths.calculators.list} replace />;
}

function Keeping({ left }: { left: ToKeep }) {
  const { refusal, save } = useKeeping(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; sent again it is the same one
  useEffect(() => void save(), []);
  return (
    <>
      <PageHeader title="Guardar el cálculo" />
      {refusal ? (
        <EmptyState
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Button variant="primary" onClick={() => void save()}>
                Reintentar
              </Button>
              <ButtonLink to={paths.calculators.list}>Ver mis cálculos</ButtonLink>
            </span>
          }
        >
          {refusal}
        </EmptyState>
      ) : (
        <SkeletonRows rows={4} label="Guardando el cálculo" />
      )}
    </>
  );
}

function useKeeping({ computed, key }: ToKeep) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const save = async () => {
    setRefusal(undefined);
    try {
      const calculator = await createCalculator(computed, key);
      forgetKept();
      await Promise.all([refreshCalculators(cache), refreshSession()]);
      notify.success("Cálculo guardado");
      navigate(placeOf(calculator), { replace: true });
    } catch (error) {
      showPlanRestriction(error);
      setRefusal(messageOf(error));
    }
  };
  return { refusal, save };
}

const placeOf = ({ _id, type }: Calculator): string =>
  paths.calculators.tool(KINDS[type].path, { id: _id });
