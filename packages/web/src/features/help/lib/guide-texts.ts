/** The texts of the articles as HTML, each in a file of its own: only those read are loaded. */
const TEXTS = import.meta.glob<string>("../guides/*.md", { import: "html" });

/** The text of an article as HTML; undefined if there is no such article. */
export const guideText = (slug: string): Promise<string | undefined> =>
  TEXTS[`../guides/${slug}.md`]?.() ?? Promise.resolve(undefined);
