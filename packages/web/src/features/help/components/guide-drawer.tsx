import { Link } from "react-router";
import { Drawer } from "~/components/ui/drawer";
import { SkeletonRows } from "~/components/ui/skeleton";
import type { Guide } from "~/lib/guide-list";
import { paths } from "~/lib/paths";
import { useGuideText } from "../hooks/use-guide-text";
import { GuideText } from "./guide-text";

type DrawerProps = { guide: Guide; onClose: () => void };

/** An article beside the screen that it is about. */
export default function GuideDrawer({ guide, onClose }: DrawerProps) {
  const html = useGuideText(guide.slug);
  return (
    <Drawer open onOpenChange={onClose} title={guide.title}>
      <div className="px-6 py-5">
        <p className="mb-4 text-ink-soft">{guide.summary}</p>
        <p className="mb-4">
          <Link className="link" to={paths.help(guide.slug)} onClick={onClose}>
            Leerla en una página
          </Link>
        </p>
        {html === undefined ? <SkeletonRows rows={6} /> : <GuideText html={html} base="/ayuda" />}
      </div>
    </Drawer>
  );
}
