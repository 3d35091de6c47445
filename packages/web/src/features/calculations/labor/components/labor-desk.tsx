import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { Scale } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import type { FolderChoice } from "~/components/folder-picker";
import { RestoredDraft } from "~/components/restored-draft";
import { EmptyState } from "~/components/ui/empty-state";
import { ResultSheet } from "~/features/calculations/shared/components/result-sheet";
import { paths } from "~/lib/paths";
import { useBeside } from "../hooks/use-beside";
import { useLaborForm } from "../hooks/use-labor-form";
import type { LaborForm } from "../lib/labor-form";
import { LaborGroups } from "./labor-groups";
import { LaborTools } from "./labor-tools";
import { Scenarios } from "./scenarios";
import { RESULT_ID, TotalBar } from "./total-bar";

type DeskProps = { saved?: Calculator; form?: LaborForm; folder?: FolderChoice };

/** The case of a settlement: the one it was saved in, or from which it was opened. */
function caseOf(saved?: Calculator, folder?: FolderChoice): FolderChoice | undefined {
  if (!saved) return folder;
  const { folderId, folderName } = saved;
  return folderId ? { _id: folderId, folderName: folderName ?? "" } : undefined;
}

const CaseLine = ({ _id, folderName }: FolderChoice) => (
  <p className="truncate text-ink-soft text-sm">
    Causa:{" "}
    <Link to={paths.folders.details(_id)} className="link">
      {folderName}
    </Link>
  </p>
);

/** The form, its result beside it, and the scenarios below both. */
export function LaborDesk({ saved, form, folder }: DeskProps) {
  const state = useLaborForm(saved?._id ?? null, form);
  const [, setParams] = useSearchParams();
  const { settled, shown } = state;
  const of = caseOf(saved, folder);
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
        <div id={RESULT_ID} className="min-w-0 scroll-mt-20 space-y-3 lg:sticky lg:top-20">
          {of && <CaseLine {...of} />}
          {shown ? (
            <LaborTools {...{ state, beside, saved, folder, onSaved }} settled={shown}>
              <ResultSheet
                sheet={shown.sheet}
                dimmed={!settled}
                className="lg:max-h-[calc(100dvh-16.5rem)] lg:overflow-y-auto"
              />
            </LaborTools>
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
