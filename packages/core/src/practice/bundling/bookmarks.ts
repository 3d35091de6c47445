import { type PDFDocument, PDFHexString, PDFName, type PDFRef } from "@cantoo/pdf-lib";

/** An entry of the tree beside a document, and the page that it opens. */
export type Bookmark = { title: string; page: PDFRef };

/** Puts the bookmarks of a document in place, in order (PDF 32000-1, 12.3.3). */
export function setBookmarks(document: PDFDocument, marks: readonly Bookmark[]): void {
  if (marks.length === 0) return;
  const { context, catalog } = document;
  const root = context.nextRef();
  const refs = marks.map(() => context.nextRef());
  for (const [at, { title, page }] of marks.entries()) {
    const [before, after] = [refs[at - 1], refs[at + 1]];
    const entry = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: root,
      Dest: [page, "XYZ", null, null, null],
      ...(before && { Prev: before }),
      ...(after && { Next: after }),
    });
    context.assign(refs[at] as PDFRef, entry);
  }
  const [first, last] = [refs[0] as PDFRef, refs.at(-1) as PDFRef];
  const outlines = context.obj({ Type: "Outlines", First: first, Last: last, Count: refs.length });
  context.assign(root, outlines);
  catalog.set(PDFName.of("Outlines"), root);
  catalog.set(PDFName.of("PageMode"), PDFName.of("UseOutlines"));
}
