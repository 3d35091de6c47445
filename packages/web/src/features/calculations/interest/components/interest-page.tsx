import { dayOf } from "@foja/core/kernel/zone.rules";
import { interestVariables } from "@foja/core/law/interest/interest.schema";
import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { SkeletonRows } from "~/components/ui/skeleton";
import { getCalculator } from "~/features/calculations/shared/api/calls";
import { messageOf } from "~/lib/api/messages";
import { folderChoice } from "../api/folder";
import { EMPTY_FORM, formOf } from "../lib/interest-form";
import { InterestDesk } from "./interest-desk";

/** The calculator of interest: of a typed debt, a settlement's total, or a saved calculation. */
export default function InterestPage() {
  const [params] = useSearchParams();
  const id = params.get("id");
  return (
    <>
      <PageHeader
        title="Intereses"
        description="Cada tramo con su fórmula, los valores de la serie y su norma. El resultado cambia mientras escribís."
      />
      {id ? <SavedDesk key={id} id={id} /> : <NewDesk key={params.toString()} params={params} />}
    </>
  );
}

function SavedDesk({ id }: { id: string }) {
  const { data, error } = useQuery(getCalculator(id));
  if (error && !data) return <EmptyState>{messageOf(error)}</EmptyState>;
  if (!data) return <SkeletonRows rows={8} />;
  const form = formOfSaved(data);
  if (!form) return <EmptyState>Este cálculo no es de intereses.</EmptyState>;
  return <InterestDesk saved={data} form={form} />;
}

/** The form of a saved calculation; undefined for another kind, whose variables differ. */
function formOfSaved({ type, variables }: Calculator) {
  const read = type === "intereses" ? interestVariables.safeParse(variables) : undefined;
  return read?.success ? formOf(read.data) : undefined;
}

const GIVEN = ["capital", "desde", "hasta", "tasa", "notificacion"];

/** The form with the values of the address, such as a settlement's total and date. */
function NewDesk({ params }: { params: URLSearchParams }) {
  const folderId = params.get("folder");
  const { data } = useQuery({ ...folderChoice(folderId ?? ""), enabled: folderId !== null });
  const given = GIVEN.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  if (given.length === 0) return <InterestDesk folder={data} />;
  const start = { ...EMPTY_FORM.values, hasta: dayOf(Date.now()) };
  const values = { ...start, ...Object.fromEntries(given) };
  return <InterestDesk folder={data} form={{ ...EMPTY_FORM, values }} draft={params.toString()} />;
}
