import type { DocumentRow } from "~/features/documents/lib/document-row";

/** A document of a case in a list: two pages of evidence. */
export const documentRow = (more: Partial<DocumentRow> = {}): DocumentRow => ({
  ...{ _id: "doc_1", name: "Demanda", kind: "prueba", date: "2026-03-02", foja: null, tags: [] },
  ...{ folderId: "fol_1", folderName: "Pérez c/ Gómez", source: "upload", revision: 1 },
  ...{ pages: 2, textStatus: "read", createdAt: "2026-03-02T12:00:00.000Z" },
  ...{ size: 1000, type: "application/pdf", ...more },
});
