import { Hourglass } from "lucide-react";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { paths } from "~/lib/paths";

/** The page of a calculator that is announced but not built. */
export function ComingPage({ title }: { title: string }) {
  const back = <ButtonLink to={paths.calculators.list}>Ver mis cálculos</ButtonLink>;
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={<Hourglass />} action={back}>
        Próximamente.
      </EmptyState>
    </>
  );
}
