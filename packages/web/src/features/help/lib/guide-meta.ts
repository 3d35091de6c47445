import { guideOf, guidePage } from "~/lib/guide-list";
import { siteMeta } from "~/lib/site-meta";

/** Describes an article's page in its head. */
export function metaOfGuide(slug: string) {
  const guide = guideOf(slug);
  if (!guide) return [];
  const page = guidePage(guide);
  return siteMeta(page, {
    "@type": "TechArticle",
    headline: guide.title,
    description: guide.summary,
    inLanguage: "es-AR",
  });
}
