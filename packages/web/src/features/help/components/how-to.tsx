import { CircleHelp } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { guideAbout } from "~/lib/guide-about";
import { retryLoading } from "~/lib/retry-loading";

const GuideDrawer = lazy(() => retryLoading(() => import("./guide-drawer")));

/** Opens the article about the current screen, beside it. Nothing if there is none. */
export function HowTo() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const slug = guideAbout(pathname);
  if (!slug) return null;
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-6 min-w-6 shrink-0 items-center justify-center gap-1.5 rounded-sm text-ink-soft text-sm hover:text-ink hover:underline"
        onClick={() => setOpen(true)}
      >
        <CircleHelp aria-hidden className="size-4" />
        <span className="max-sm:sr-only">¿Cómo se usa?</span>
      </button>
      <Suspense>{open && <GuideDrawer slug={slug} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
