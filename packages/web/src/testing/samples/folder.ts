import type { Preview } from "@foja/core/courts/causas/causa.schema";
import { type Folder, NEW_FOLDER } from "@foja/core/practice/folders/folder.schema";

/** A case of a practice. */
export const folder = (given: Partial<Folder> = {}): Folder => ({
  ...NEW_FOLDER,
  access: "practice",
  memberIds: [],
  _id: "fol_1",
  userId: "usr_1",
  responsibleId: "usr_1",
  folderName: "Pérez c/ Gómez s/ despido",
  materia: "Despido",
  initialDateFolder: "2026-03-02",
  customerName: "Juan Pérez",
  mailAddress: "01hz.01hy@in.foja.localhost",
  archived: false,
  createdAt: "2026-11-20T02:30:00.000Z",
  updatedAt: "2026-11-21T15:00:00.000Z",
  version: 2,
  ...given,
});

/** The number of a case at the PJN. */
export const COURT = {
  system: "pjn",
  number: "CNT 4321/2024",
  fuero: "CNT",
  department: null,
} as const;

/** What the court answers under that number. */
export const preview = (given: Partial<Preview> = {}): Preview => ({
  ...COURT,
  status: "found",
  caratula: "PEREZ, JUAN c/ GOMEZ s/ DESPIDO",
  court: "Juzgado Nacional Nº 107",
  situation: "En letra",
  lastMovement: null,
  agreement: "same",
  duplicate: null,
  ...given,
});
