import { TextPage } from "~/components/text-page";
import { GuideFinder } from "~/features/help/components/guide-finder";
import { paths } from "~/lib/paths";
import { siteMeta } from "~/lib/site-meta";
import { SITE_PAGES } from "~/lib/site-pages";

export const meta = () => siteMeta(SITE_PAGES.guides);

export default function Guides() {
  return (
    <TextPage
      plain
      title="Guías"
      lead="Por tarea, con sus pasos y pantallas del producto como es hoy."
    >
      <GuideFinder to={paths.site.guide} />
    </TextPage>
  );
}
