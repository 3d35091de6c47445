import { Drawer } from "~/components/ui/drawer";
import { Link } from "~/components/ui/link";
import { SkeletonRows } from "~/components/ui/skeleton";
import { type Guide, guideOf } from "~/lib/guide-list";
import { paths } from "~/lib/paths";
import { useGuideText } from "../hooks/use-guide-text";
import { GuideText } from "./guide-text";

type DrawerProps = { slug: Guide["slug"]; onClose: () => void };

/** An article beside the screen that it is about. */
export default function GuideDrawer({ slug, onClose }: DrawerProps) {
  const html = useGuideText(slug);
  const guide = guideOf(slug);
  if (!guide) return null;
  return (
    <Drawer open onOpenChange={onClose} title={guide.title}>
      <div className="px-6 py-5">
        <p className="mb-4 text-ink-soft">{guide.summary}</p>
        <p className="mb-4">
          <Link className="link" to={paths.help(slug)} onClick={onClose}>
            Leerla en una página
          </Link>
        </p>
        {html === undefined ? <SkeletonRows rows={6} /> : <GuideText html={html} base="/ayuda" />}
      </div>
    </Drawer>
  );
}
