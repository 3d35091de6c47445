import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";

const PUBLIC = fileURLToPath(new URL("../public", import.meta.url));
const ARTICLE = /\/features\/help\/guides\/([a-z-]+)\.md$/;

/** Makes each help article a page: Markdown is parsed at build time, not in the browser. */
export function guidePages(): Plugin {
  return {
    name: "guide-pages",
    enforce: "pre",
    transform(source, id) {
      const [, slug] = ARTICLE.exec(id.split("?")[0] ?? "") ?? [];
      if (!slug) return undefined;
      const html = JSON.stringify(htmlOf(slug, source));
      return { code: moduleOf(JSON.stringify(slug), html), map: null };
    },
  };
}

/** The code of an article's module: its text, and a route that shows it. */
const moduleOf = (slug: string, html: string) => `
import { createElement } from "react";
import { GuidePage } from "../components/guide-page";
import { metaOfGuide } from "../lib/guide-meta";

export const html = ${html};
export const meta = () => metaOfGuide(${slug});
export default function Guide() {
  return createElement(GuidePage, { slug: ${slug}, html });
}
`;

/** An article as HTML: its steps are ordered lists, its pictures are in `public/guides`. */
export function htmlOf(slug: string, source: string): string {
  const marked = new Marked({
    renderer: {
      image: ({ href, text }: Tokens.Image) => pictureOf(slug, href, text),
      // A picture is not wrapped in a paragraph.
      paragraph({ tokens }: Tokens.Paragraph) {
        const inner = this.parser.parseInline(tokens);
        return tokens.every(({ type }) => type === "image") ? inner : `<p>${inner}</p>\n`;
      },
    },
  });
  return marked.parse(source, { async: false });
}

function pictureOf(slug: string, name: string, text: string): string {
  const images = ["claro", "oscuro"].map((mode) => {
    const file = `/guides/${slug}-${name}-${mode}`;
    const alt = text.replaceAll('"', "&quot;");
    return `<img class="en-${mode}" src="${file}.webp" alt="${alt}" ${sizesOf(file)}loading="lazy" decoding="async">`;
  });
  return `<figure>${images.join("")}</figure>\n`;
}

/** The width of the text: no picture is shown wider. */
const SHOWN_WIDEST = "38rem";

/** The size of a picture, so that nothing moves once loaded; and its smaller version for phones. */
function sizesOf(file: string): string {
  const [whole, small] = [`${file}.webp`, `${file}-chica.webp`];
  if (!existsSync(`${PUBLIC}${whole}`)) return "";
  const { width, height } = sizeOf(whole);
  const size = `width="${width / DENSITY}" height="${height / DENSITY}" `;
  if (!existsSync(`${PUBLIC}${small}`)) return size;
  const shown = `min(${width / DENSITY}px, ${SHOWN_WIDEST})`;
  const choice = `${small} ${sizeOf(small).width}w, ${whole} ${width}w`;
  const sizes = `(max-width: 40rem) min(${width / DENSITY}px, 100vw - 3rem), ${shown}`;
  return `${size}srcset="${choice}" sizes="${sizes}" `;
}

/** The size of a WebP in picture points, from its header. */
function sizeOf(file: string): { width: number; height: number } {
  const bytes = readFileSync(`${PUBLIC}${file}`);
  const kind = bytes.toString("latin1", 12, 16);
  return kind === "VP8X"
    ? { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    : { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** Points of a picture for each pixel of the page. */
const DENSITY = 2;
