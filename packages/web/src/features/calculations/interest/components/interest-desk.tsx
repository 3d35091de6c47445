import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { useSearchParams } from "react-router";
import type { FolderChoice } from "~/components/folder-picker";
import { RestoredDraft } from "~/components/restored-draft";
import { Button } from "~/components/ui/button";
import { useInterestForm } from "../hooks/use-interest-form";
import { useRates } from "../hooks/use-rates";
import type { InterestForm } from "../lib/interest-form";
import { InterestFormFields } from "./interest-form";
import { InterestResultPanel } from "./interest-result";
import { RatesComparison } from "./rates-comparison";

type DeskProps = {
  saved?: Calculator;
  form?: InterestForm;
  folder?: FolderChoice;
  /** The draft's id for values from the address: a calculation of its own. */
  draft?: string;
};

/** The form, its result beside it, and the comparison of rates below both. */
export function InterestDesk({ saved, form, folder, draft }: DeskProps) {
  const state = useInterestForm(saved?._id ?? draft ?? null, form);
  const { rates, failed, retry } = useRates();
  const [, setParams] = useSearchParams();
  const onSaved = ({ _id }: Calculator) => {
    state.forget();
    setParams({ id: _id }, { replace: true });
  };
  return (
    <div className="space-y-5">
      {state.restored && <RestoredDraft onDiscard={state.discard} />}
      {failed && <ShortList onRetry={retry} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_27rem]">
        <InterestFormFields {...{ state, rates }} />
        <InterestResultPanel {...{ state, saved, folder, onSaved }} />
      </div>
      {state.shown && !state.refusal && (
        <RatesComparison {...{ rates }} today={state.today} base={state.shown} />
      )}
    </div>
  );
}

const ShortList = ({ onRetry }: { onRetry: () => void }) => (
  <p
    role="alert"
    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-warn border-s-2 bg-warn-wash py-1.5 ps-3 pe-1.5"
  >
    No pudimos leer el listado de tasas: te mostramos las básicas.
    <Button size="sm" variant="quiet" onClick={onRetry}>
      Reintentar
    </Button>
  </p>
);
