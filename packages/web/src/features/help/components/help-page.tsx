import { useParams } from "react-router";
import { ShortcutsTable } from "~/components/shortcuts-table";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { SkeletonRows } from "~/components/ui/skeleton";
import { guideOf } from "~/lib/guide-list";
import { usePageTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { useGuideText } from "../hooks/use-guide-text";
import { GuideFinder } from "./guide-finder";
import { GuideText } from "./guide-text";

/** The help centre inside the application: every article, and every shortcut. */
export default function HelpPage() {
  const { slug } = useParams();
  return slug ? <Article key={slug} slug={slug} /> : <Centre />;
}

function Centre() {
  return (
    <>
      <PageHeader
        title="Ayuda"
        description="Cada guía se lee también al lado de su pantalla, con «¿Cómo se usa?»."
        actions={<ButtonLink to={paths.site.faq}>Preguntas frecuentes</ButtonLink>}
      />
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <GuideFinder to={paths.help} />
        </div>
        <Card title="Atajos del teclado">
          <div className="space-y-6">
            <ShortcutsTable />
          </div>
        </Card>
      </div>
    </>
  );
}

function Article({ slug }: { slug: string }) {
  const guide = guideOf(slug);
  const html = useGuideText(slug);
  usePageTitle(guide?.title);
  if (!guide) return <EmptyState>No hay una guía en esta dirección.</EmptyState>;
  return (
    <>
      <PageHeader
        title={guide.title}
        description={guide.summary}
        actions={<ButtonLink to={paths.help()}>Todas las guías</ButtonLink>}
      />
      {html === undefined ? <SkeletonRows rows={6} /> : <GuideText html={html} base="/ayuda" />}
    </>
  );
}
