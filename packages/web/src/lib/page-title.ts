import { useEffect } from "react";
import { createStore } from "./store";

/** What a route says of itself: its breadcrumb. */
export type PageHandle = {
  title: string;
  /** The section the page belongs to, when it is not the section itself. */
  section?: { label: string; to: string };
};

/** The title of a page that only its data knows, such as a case's carátula. */
export const dynamicTitle = createStore<{ title: string | null }>({ title: null });

/** Titles the document of a route that is somebody's own: «Causas · Foja». No search engine keeps it. */
export const documentTitle = (title: string) => [{ title: `${title} · Foja` }, UNLISTED];

/** Asks search engines to leave a page out. */
export const UNLISTED = { name: "robots", content: "noindex" };

/** Titles the document and the last breadcrumb by what has been read. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    document.title = `${title} · Foja`;
    dynamicTitle.set({ title });
    return () => dynamicTitle.set({ title: null });
  }, [title]);
}
