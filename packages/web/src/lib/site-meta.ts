import type { MetaDescriptor } from "react-router";
import { DEFAULT_ORIGIN, type SitePage } from "./site-pages";

const ORIGIN: string = import.meta.env.VITE_SITE_ORIGIN ?? DEFAULT_ORIGIN;

/**
 * The head of a public page: title, description, canonical address, and what is shown where it is
 * shared. `data` is structured data of schema.org, if any.
 */
export function siteMeta(page: SitePage, data?: object): MetaDescriptor[] {
  const { path, title, description, image } = page;
  const url = `${ORIGIN}${path}`;
  const shared = {
    "og:type": path.startsWith("/guides/") ? "article" : "website",
    "og:site_name": "Foja",
    "og:locale": "es_AR",
    "og:title": title,
    "og:description": description,
    "og:url": url,
    "og:image": `${ORIGIN}/og/${image}.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...Object.entries(shared).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
    ...(data ? [{ "script:ld+json": { "@context": "https://schema.org", ...data } }] : []),
  ] as MetaDescriptor[];
}
