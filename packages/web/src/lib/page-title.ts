import { useEffect } from "react";
import { createStore } from "./store";

/** The breadcrumb of a route. */
export type PageHandle = {
  title: string;
  /** The section the page belongs to, when it is not the section itself. */
  section?: { label: string; to: string };
};

/** The title of a page that depends on its data, such as a case's carátula. */
export const dynamicTitle = createStore<{ title: string | null }>({ title: null });

/** The document title of a private route: «Causas · Foja». Search engines leave it out. */
export const documentTitle = (title: string) => [{ title: `${title} · Foja` }, UNLISTED];

/** Asks search engines to leave a page out. */
export const UNLISTED = { name: "robots", content: "noindex" };

/** Sets the document title and the last breadcrumb from what was read. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    document.title = `${title} · Foja`;
    dynamicTitle.set({ title });
    return () => dynamicTitle.set({ title: null });
  }, [title]);
}
