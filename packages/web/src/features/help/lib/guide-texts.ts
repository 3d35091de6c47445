/** The texts of the articles as HTML, each its own file of code: only what is read is fetched. */
const TEXTS = import.meta.glob<string>("../guides/*.md", { import: "html" });

/** The text of an article as HTML; nothing where there is no such article. */
export const guideText = (slug: string): Promise<string | undefined> =>
  TEXTS[`../guides/${slug}.md`]?.() ?? Promise.resolve(undefined);
