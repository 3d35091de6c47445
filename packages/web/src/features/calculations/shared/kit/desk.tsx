import type { CalculatorType } from "@foja/core/law/calculation/kinds.rules";
import type {
  ComputeCalculator,
  Calculator as SavedCalculator,
} from "@foja/core/practice/calculators/calculator.schema";
import { useSearchParams } from "react-router";
import type { FolderChoice } from "~/components/folder-picker";
import { RestoredDraft } from "~/components/restored-draft";
import { cn } from "~/lib/cn";
import { CalculationActions } from "../components/calculation-actions";
import { CaseLine } from "../components/case-line";
import { ResultSheet } from "../components/result-sheet";
import type { Calculator, Desk, Look } from "./calculator";
import type { Form } from "./field";
import { FieldGroups } from "./field-groups";
import { Failure, Nothing, Refusal } from "./no-result";
import { RESULT_ID, TotalBar } from "./total-bar";
import { useBeside } from "./use-beside";
import { useCalculation } from "./use-calculation";

type DeskProps = {
  calculator: Calculator;
  form: Form;
  saved?: SavedCalculator;
  folder?: FolderChoice;
  /** The draft's id for values from the address: a calculation of its own. */
  draft?: string;
};

/** How a page looks that says nothing of it. */
const LOOK: Look = {
  columns: "lg:grid-cols-[minmax(0,1fr)_27rem]",
  sheet: "lg:max-h-[calc(100dvh-15rem)]",
};

/** A calculator's form, its result beside it, and what compares both below. */
export function CalculationDesk({ calculator, form, saved, folder, draft }: DeskProps) {
  const state = useCalculation(calculator, saved?._id ?? draft ?? null, form);
  const { Top, Below, look = LOOK, long } = calculator;
  const beside = useBeside(calculator, state.aside.kept, saved);
  const desk = { state, beside, saved, folder };
  const { computed, shown, refusal } = state;
  return (
    <div className={cn("space-y-5", long && "max-lg:pb-16")}>
      {state.restored && <RestoredDraft onDiscard={state.discard} />}
      {Top && <Top />}
      <div className={cn("grid items-start gap-5", look.columns)}>
        <FieldGroups {...{ calculator, state }} />
        <ResultColumn {...{ calculator, desk }} />
      </div>
      {shown && !refusal && Below && <Below {...{ ...desk, shown }} />}
      {shown && long && <TotalBar total={shown.sheet.total} dimmed={!computed} />}
    </div>
  );
}

/** The result as it comes out, with its actions; or why there is none. */
function ResultColumn({ calculator, desk }: { calculator: Calculator; desk: Desk }) {
  const { type, long, Head, Tools, look = LOOK } = calculator;
  const { state, beside, saved, folder } = desk;
  const { computed, shown, refusal, seriesError, retrySeries } = state;
  const [, setParams] = useSearchParams();
  const onSaved = ({ _id }: SavedCalculator, left: string[]) => {
    state.settleAs(_id, left);
    setParams({ id: _id }, { replace: true });
  };
  const aside = beside.aside.map(({ label, variables }) => ({
    label,
    computed: computedAs(type, variables),
  }));
  const actions = shown && (
    <CalculationActions
      computed={computedAs(type, shown.variables)}
      sheet={shown.sheet}
      disabled={!computed}
      {...{ saved, folder, aside, onSaved }}
    />
  );
  return (
    <div
      id={RESULT_ID}
      className={cn("min-w-0 scroll-mt-20 lg:sticky lg:top-20", long ? "space-y-3" : "space-y-4")}
    >
      <CaseLine {...{ saved, folder }} />
      {seriesError && (
        <Failure error={seriesError} onRetry={retrySeries}>
          No pudimos leer los valores de la tasa.
        </Failure>
      )}
      {refusal && <Refusal>{refusal}</Refusal>}
      {shown && !refusal && (
        <>
          {actions}
          {Head && <Head {...{ ...desk, shown }} />}
          <ResultSheet
            sheet={shown.sheet}
            dimmed={!computed}
            className={cn("lg:overflow-y-auto", look.sheet)}
          />
          {Tools && <Tools {...{ ...desk, shown }} />}
        </>
      )}
      {!shown && !refusal && <Nothing {...calculator} waiting={state.waiting} />}
    </div>
  );
}

const computedAs = (type: CalculatorType, variables: unknown) =>
  ({ type, variables }) as ComputeCalculator;
