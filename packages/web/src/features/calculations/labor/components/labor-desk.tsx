import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { Scale } from "lucide-react";
import { useSearchParams } from "react-router";
import type { FolderChoice } from "~/components/folder-picker";
import { RestoredDraft } from "~/components/restored-draft";
import { EmptyState } from "~/components/ui/empty-state";
import { ResultSheet } from "~/features/calculations/shared/components/result-sheet";
import { useBeside } from "../hooks/use-beside";
import { useLaborForm } from "../hooks/use-labor-form";
import type { LaborForm } from "../lib/labor-form";
import { LaborGroups } from "./labor-groups";
import { LaborTools } from "./labor-tools";
import { Scenarios } from "./scenarios";
import { RESULT_ID, TotalBar } from "./total-bar";

type DeskProps = { saved?: Calculator; form?: LaborForm; folder?: FolderChoice };

/** The form on one side, what comes out on the other, and the scenarios under both. */
export function LaborDesk({ saved, form, folder }: DeskProps) {
  const state = useLaborForm(saved?._id ?? null, form);
  const [, setParams] = useSearchParams();
  const { settled, shown } = state;
  const beside = useBeside(state.kept, saved);
  const onSaved = ({ _id }: Calculator, left: string[]) => {
    const kept = beside.aside.filter(({ label }) => left.includes(label));
    state.settleAs(_id, kept);
    setParams({ id: _id }, { replace: true });
  };
  return (
    <div className="space-y-5 max-lg:pb-16">
      {state.restored && <RestoredDraft onDiscard={state.discard} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <LaborGroups state={state} />
        <div id={RESULT_ID} className="min-w-0 scroll-mt-20 space-y-4 lg:sticky lg:top-20">
          {shown ? (
            <>
              <ResultSheet
                sheet={shown.sheet}
                dimmed={!settled}
                className="lg:max-h-[calc(100dvh-13rem)] lg:overflow-y-auto"
              />
              <LaborTools {...{ state, beside, saved, folder, onSaved }} settled={shown} />
            </>
          ) : (
            <div className="rounded-md border bg-sheet">
              <EmptyState icon={<Scale />}>
                Completá las fechas, el modo y la remuneración: la liquidación aparece acá.
              </EmptyState>
            </div>
          )}
        </div>
      </div>
      {shown && <Scenarios beside={beside} drop={state.drop} settled={shown} />}
      {shown && <TotalBar total={shown.total} dimmed={!settled} />}
    </div>
  );
}
