import type { Document } from "@foja/core/practice/documents/document.schema";

const AT = "2026-03-01T12:00:00.000Z";

/** A document of a case in its second version. */
export const document: Document = {
  ...{ _id: "doc_1", userId: "usr_1", name: "Pericia contable", kind: "pericia", foja: 214 },
  ...{ date: "2026-02-27", folderId: "fol_1", folderName: "Pérez c/ Gómez", tags: ["Contable"] },
  ...{ source: "upload", status: "ready", revision: 2, pages: 3, textStatus: "read" },
  file: {
    ...{ _id: "att_2", name: "pericia.pdf", size: 2048, type: "application/pdf" },
    ...{ sha256: "ab", createdAt: AT, by: "usr_1" },
  },
  ...{ createdAt: AT, updatedAt: AT, version: 2 },
};
