import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "~/components/ui/link";
import { PageHeader } from "~/components/ui/page-header";
import { paths } from "~/lib/paths";

type BackHeadProps = { title: string; description?: string; actions?: ReactNode };

/** The head of a list behind a figure, with a link back to the figures. */
export function BackHead(props: BackHeadProps) {
  return (
    <>
      <Link
        to={paths.analytics()}
        className="mb-2 inline-flex min-h-6 items-center gap-1.5 text-ink-soft text-sm"
      >
        <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" /> Estadísticas
      </Link>
      <PageHeader {...props} />
    </>
  );
}
