import { KINDS } from "@foja/core/law/calculation/kinds.rules";
import type { Calculator as SavedCalculator } from "@foja/core/practice/calculators/calculator.schema";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { SkeletonRows } from "~/components/ui/skeleton";
import { whyUnread } from "~/lib/api/unread";
import { folderChoice, getCalculator } from "../api/calls";
import { fieldsIn } from "./basis";
import type { Calculator } from "./calculator";
import { CalculationDesk } from "./desk";
import { type Form, newRow } from "./field";
import { formOf } from "./form";

/** The page of a calculator: a new calculation, of its case or of an address, or a saved one. */
export function CalculationPage({ calculator }: { calculator: Calculator }) {
  const [params] = useSearchParams();
  const id = params.get("id");
  return (
    <>
      <PageHeader title={KINDS[calculator.type].title} description={calculator.description} />
      {id ? (
        <SavedDesk key={id} {...{ calculator, id }} />
      ) : (
        <NewDesk key={params.toString()} {...{ calculator, params }} />
      )}
    </>
  );
}

function SavedDesk({ calculator, id }: { calculator: Calculator; id: string }) {
  const { data, error } = useQuery(getCalculator(id));
  if (error && !data) return <EmptyState>{whyUnread(error)}</EmptyState>;
  if (!data) return <SkeletonRows rows={8} />;
  const form = formOfSaved(calculator, data);
  if (!form) return <EmptyState>{calculator.foreign}</EmptyState>;
  return <CalculationDesk {...{ calculator, form }} saved={data} />;
}

/** The form of a saved calculation; undefined for another type, whose variables differ. */
function formOfSaved(calculator: Calculator, { type, variables }: SavedCalculator) {
  if (type !== calculator.type) return undefined;
  const read = calculator.engine.variables.safeParse(variables);
  return read.success ? formOf(Object(read.data), fieldsIn(calculator)) : undefined;
}

/** An empty form, or one with the values of the address, such as a settlement's total and date. */
function NewDesk({ calculator, params }: { calculator: Calculator; params: URLSearchParams }) {
  const folderId = params.get("folder");
  const { data: folder } = useQuery({
    ...folderChoice(folderId ?? ""),
    enabled: folderId !== null,
  });
  const given = calculator.opened?.(params);
  const lists = calculator.openedRows?.(params);
  const rows = Object.entries(lists ?? {}).map(([path, items]) => [path, items.map(newRow)]);
  const form: Form = {
    values: { ...calculator.start, ...given },
    rows: Object.fromEntries(rows),
  };
  const draft = given || lists ? params.toString() : undefined;
  return <CalculationDesk {...{ calculator, form, folder, draft }} />;
}
