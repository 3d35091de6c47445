import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  type PDFPageLeaf,
  PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";

const name = (text: string) => PDFName.of(text);

/** What of a page leads to other pages, to code, or to the structure of its document. */
const LEFT_OUT = ["AA", "B", "StructParents", "Tabs", "PieceInfo", "Metadata", "Thumb"];

/** The keys by which a note of a page leads to what is not on it, or does something. */
const LEADING = ["P", "Parent", "Popup", "A", "AA", "Dest", "IRT", "StructParent"];

/**
 * Takes from a page what a copy of it would drag along: actions, and links to other pages. What is
 * seen on it stays, as the seal of a digital signature.
 */
function loosen(page: PDFPageLeaf): void {
  for (const key of LEFT_OUT) page.delete(name(key));
  const notes = page.lookup(name("Annots"));
  if (!(notes instanceof PDFArray)) return;
  const kept = page.context.obj([]) as PDFArray;
  for (let at = 0; at < notes.size(); at += 1) {
    const note = notes.lookup(at);
    if (!(note instanceof PDFDict) || note.get(name("Subtype")) === name("Link")) continue;
    for (const key of LEADING) note.delete(name(key));
    kept.push(notes.get(at));
  }
  page.set(name("Annots"), kept);
}

/** The bytes that the structure of an object takes beside its content. */
const AROUND = 24;

/** Copies pages of one document into one part; what its pages share, as a font, is copied once. */
export class PageCopy {
  private readonly copier: PDFObjectCopier;
  private readonly there = new Set<PDFRef>();

  constructor(
    private readonly from: PDFDocument,
    private readonly to: PDFDocument,
  ) {
    this.copier = PDFObjectCopier.for(from.context, to.context);
  }

  /**
   * About how many bytes a page adds to the part, at most. `loose` is a page of `loosePages`.
   */
  weight(page: PDFPageLeaf): number {
    return this.reach(page).bytes;
  }

  /** Adds a page to the end of the part. */
  add(page: PDFPageLeaf): PDFPage {
    for (const ref of this.reach(page).refs) this.there.add(ref);
    const leaf = this.copier.copy(page) as PDFPageLeaf;
    const copied = PDFPage.of(leaf, this.to.context.register(leaf), this.to);
    return this.to.addPage(copied);
  }

  /** What a page leads to and is not in the part yet. */
  private reach(page: PDFPageLeaf): { refs: Set<PDFRef>; bytes: number } {
    const refs = new Set<PDFRef>();
    let bytes = page.sizeInBytes();
    const queue = ownOf(page);
    for (let one = queue.pop(); one; one = queue.pop()) {
      if (!(one instanceof PDFRef)) queue.push(...inside(one));
      else if (!refs.has(one) && !this.there.has(one)) {
        refs.add(one);
        const found = this.from.context.lookup(one);
        if (found) queue.push(found);
        bytes += found ? found.sizeInBytes() + AROUND : 0;
      }
    }
    return { refs, bytes };
  }
}

/** What a page has, or inherits from the tree of pages. */
function ownOf(page: PDFPageLeaf): PDFObject[] {
  const inherited = INHERITED.flatMap((key) =>
    page.get(name(key)) ? [] : (page.getInheritableAttribute(name(key)) ?? []),
  );
  const own = page.entries().filter(([key]) => key !== name("Parent"));
  return [...own.map(([, value]) => value), ...inherited];
}

const INHERITED = ["Resources", "MediaBox", "CropBox", "Rotate"];

function inside(one: PDFObject): PDFObject[] {
  if (one instanceof PDFStream) return one.dict.values();
  if (one instanceof PDFDict) return one.values();
  return one instanceof PDFArray ? one.asArray() : [];
}

/** The pages of a document, free of what would drag other pages along. */
export function loosePages(document: PDFDocument): PDFPageLeaf[] {
  const pages = document.getPages().map(({ node }) => node);
  for (const page of pages) loosen(page);
  return pages;
}
