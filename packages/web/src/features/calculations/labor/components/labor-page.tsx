import { laborVariables } from "@foja/core/law/labor/labor.schema";
import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { SkeletonRows } from "~/components/ui/skeleton";
import { getCalculator } from "~/features/calculations/shared/api/calls";
import { messageOf } from "~/lib/api/messages";
import { folderChoice } from "../api/folder";
import { formOf } from "../lib/labor-form";
import { LaborDesk } from "./labor-desk";

/** The settlement of a labour relation: a new one, or a saved one to change. */
export default function LaborPage() {
  const [params] = useSearchParams();
  const id = params.get("id");
  return (
    <>
      <PageHeader
        title="Liquidación laboral"
        description="Cada rubro con su fórmula y su norma. La ley la elige la fecha de egreso; vos podés elegir otra."
      />
      {id ? <SavedDesk key={id} id={id} /> : <NewDesk folderId={params.get("folder")} />}
    </>
  );
}

function SavedDesk({ id }: { id: string }) {
  const { data, error } = useQuery(getCalculator(id));
  if (error && !data) return <EmptyState>{messageOf(error)}</EmptyState>;
  if (!data) return <SkeletonRows rows={8} />;
  const form = formOfSaved(data);
  if (!form) return <EmptyState>Este cálculo no es una liquidación laboral.</EmptyState>;
  return <LaborDesk saved={data} form={form} />;
}

/** The form of a saved calculation; undefined for another kind, whose variables differ. */
function formOfSaved({ type, variables }: Calculator) {
  const read = type === "labor" ? laborVariables.safeParse(variables) : undefined;
  return read?.success ? formOf(read.data) : undefined;
}

function NewDesk({ folderId }: { folderId: string | null }) {
  const { data } = useQuery({ ...folderChoice(folderId ?? ""), enabled: folderId !== null });
  return <LaborDesk folder={data} />;
}
