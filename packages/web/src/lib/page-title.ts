import { useEffect } from "react";
import { createStore } from "./store";

type Section = { label: string; to: string };

/** The breadcrumb of a route. */
export type PageHandle = {
  title: string;
  /** The section the page belongs to, when it is not the section itself. */
  section?: Section;
};

type Dynamic = { title: string | null; section: Section | null };
const NONE: Dynamic = { title: null, section: null };

/** The title of a page that depends on its data, such as a case's carátula, and its section. */
export const dynamicTitle = createStore<Dynamic>(NONE);

/** The document title of a private route: «Causas · Foja». Search engines leave it out. */
export const documentTitle = (title: string) => [{ title: `${title} · Foja` }, UNLISTED];

/** Asks search engines to leave a page out. */
export const UNLISTED = { name: "robots", content: "noindex" };

/**
 * Sets the document title and the last breadcrumb from what was read, and the one before it where the
 * record says to what it belongs.
 */
export function usePageTitle(title: string | undefined, section?: Section): void {
  const { label, to } = section ?? {};
  useEffect(() => {
    if (!title) return;
    document.title = `${title} · Foja`;
    dynamicTitle.set({ title, section: label && to ? { label, to } : null });
    return () => dynamicTitle.set(NONE);
  }, [title, label, to]);
}
