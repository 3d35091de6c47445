import { strFromU8, unzipSync } from "fflate";

/** A DOCX read as a template: its text, and what a person should know of it. */
export type ReadDocx = { text: string; notes: string[] };

/** Why a file is no template; the message is a sentence for the person. */
export class DocxRefusal extends Error {}

const MOST_BYTES = 5_000_000;
/** How large the parts of a DOCX may be once they are unpacked, and how many there may be. */
const MOST_UNPACKED = 60_000_000;
const MOST_PARTS = 2000;

/** Reads a DOCX on this device: nothing but its text leaves it. Throws a `DocxRefusal`. */
export async function readDocx(file: File): Promise<ReadDocx> {
  if (file.size > MOST_BYTES) throw new DocxRefusal("El archivo pesa más de 5 MB.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  assertPlain(bytes);
  const { default: mammoth } = await import("mammoth/mammoth.browser.min.js");
  const { value } = await mammoth.convertToHtml({ arrayBuffer: bytes.buffer }, optionsOf(mammoth));
  const body = new DOMParser().parseFromString(value, "text/html").body;
  const text = [...body.children].map(blockText).filter(Boolean).join("\n");
  if (text.trim() === "") throw new DocxRefusal("El archivo no tiene texto.");
  return { text, notes: notesOf(body) };
}

type Mammoth = typeof import("mammoth");

const LOOKS = [
  "u => u",
  "p[style-name='Foja centro'] => p.centro:fresh",
  "p[style-name='Foja derecha'] => p.derecha:fresh",
  "p[style-name='Foja izquierda'] => p.izquierda:fresh",
];
const ALIGNED: Record<string, string> = { center: "centro", right: "derecha", left: "izquierda" };

/** Alignment, which the reader forgets, is told to it as a style. */
const optionsOf = (mammoth: Mammoth) => ({
  styleMap: LOOKS,
  convertImage: mammoth.images.imgElement(async () => ({ src: "" })),
  transformDocument: Reflect.get(mammoth, "transforms").paragraph(
    (paragraph: { alignment?: string; styleName?: string | null }) => {
      const aligned = ALIGNED[paragraph.alignment ?? ""];
      const isPlain = !paragraph.styleName || /^(normal|body)/i.test(paragraph.styleName);
      return aligned && isPlain ? { ...paragraph, styleName: `Foja ${aligned}` } : paragraph;
    },
  ),
});

/** Throws for what is no DOCX, unpacks to too much, has macros or reaches outside itself. */
function assertPlain(bytes: Uint8Array): void {
  let [size, parts] = [0, 0];
  const relations: Uint8Array[] = [];
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        [size, parts] = [size + originalSize, parts + 1];
        if (size > MOST_UNPACKED || parts > MOST_PARTS) throw new DocxRefusal(BOMB);
        if (/vbaProject|vbaData|\.bin$/i.test(name)) throw new DocxRefusal(MACROS);
        return name.endsWith(".rels") || name === "word/document.xml";
      },
    });
    if (!found["word/document.xml"]) throw new DocxRefusal(NOT_DOCX);
    relations.push(
      ...Object.entries(found).flatMap(([name, part]) => (name.endsWith(".rels") ? part : [])),
    );
  } catch (error) {
    throw error instanceof DocxRefusal ? error : new DocxRefusal(NOT_DOCX);
  }
  if (relations.some((part) => /TargetMode\s*=\s*["']External/i.test(strFromU8(part)))) {
    throw new DocxRefusal(OUTSIDE);
  }
}

const NOT_DOCX = "El archivo no es un DOCX. Guardalo desde Word como documento .docx.";
const BOMB = "El archivo se descomprime en demasiados datos. Guardalo de nuevo desde Word.";
const MACROS = "El archivo tiene macros. Guardalo como .docx sin macros.";
const OUTSIDE = "El archivo tiene enlaces o imágenes de afuera. Sacalos y volvé a importarlo.";

/** A block of the page that the reader made, as a line of a template. */
function blockText(block: Element): string {
  const inside = () => inlineText(block).replace(/\s+/g, " ").trim();
  const tag = block.tagName.toLowerCase();
  if (tag === "h1") return `# ${inside()}`;
  if (tag === "h2") return `## ${inside()}`;
  if (/^h[3-6]$/.test(tag)) return `### ${inside()}`;
  if (tag === "ul" || tag === "ol") return listText(block, tag === "ol");
  if (tag === "table") return tableText(block);
  const text = inside();
  return text && block.className ? `[${block.className}] ${text}` : text;
}

const listText = (list: Element, isNumbered: boolean): string =>
  [...list.children]
    .map(
      (item, nth) =>
        `${isNumbered ? `${nth + 1}.` : "-"} ${inlineText(item).replace(/\s+/g, " ").trim()}`,
    )
    .join("\n");

const tableText = (table: Element): string =>
  [...table.querySelectorAll("tr")]
    .map((row) => [...row.children].map((cell) => inlineText(cell).trim()).join(" · "))
    .join("\n");

const SIGNS: Record<string, string> = { strong: "**", b: "**", em: "*", i: "*", u: "__" };

function inlineText(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (child instanceof Text) return child.data.replace(/[*]|_{2}/g, "\\$&");
      if (!(child instanceof Element)) return "";
      const inside = inlineText(child);
      const sign = SIGNS[child.tagName.toLowerCase()];
      // Spaces stand outside of a look, and no look is around a datum's braces only in part.
      return sign && inside.trim()
        ? inside.replace(/^(\s*)(.*?)(\s*)$/s, `$1${sign}$2${sign}$3`)
        : inside;
    })
    .join("");
}

const notesOf = (body: Element): string[] => [
  ...(body.querySelector("table") ? ["Las tablas quedaron como renglones."] : []),
  ...(body.querySelector("img") ? ["Las imágenes no se importan."] : []),
];
