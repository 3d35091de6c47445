import type { EscritoTemplate } from "@foja/core/practice/escrito-templates/template.schema";
import type { Escrito } from "@foja/core/practice/escritos/escrito.schema";

/** A writ of a case, which lacks the place where its lawyer is notified. */
export const escrito = (given: Partial<Escrito> = {}): Escrito => ({
  _id: "esc_1",
  userId: "usr_1",
  folderId: "fol_1",
  folderName: "Pérez c/ Gómez s/ despido",
  templateId: "acredita",
  title: "Acredita",
  content: {
    type: "doc",
    content: [
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Constituyo en " },
          {
            type: "variable",
            attrs: {
              ...{ name: "letrado.domicilio", label: "Domicilio procesal", value: null },
              source: "Tu perfil",
            },
          },
        ],
      },
    ],
  },
  status: "borrador",
  missing: [{ variable: "letrado.domicilio", label: "Domicilio procesal" }],
  novedadId: null,
  calculatorId: null,
  deadlineId: null,
  reviewerId: null,
  filedAt: null,
  receipt: null,
  documents: {},
  createdAt: "2026-11-20T12:00:00.000Z",
  updatedAt: "2026-11-20T12:00:00.000Z",
  version: 1,
  ...given,
});

/** A template of the practice. */
export const escritoTemplate = (given: Partial<EscritoTemplate> = {}): EscritoTemplate => ({
  _id: "mod_1",
  title: "Oficio",
  about: "Pide un informe.",
  shipped: false,
  side: null,
  norms: [],
  text: "# OFICIO",
  createdAt: "2026-11-20T12:00:00.000Z",
  updatedAt: "2026-11-20T12:00:00.000Z",
  version: 1,
  ...given,
});
