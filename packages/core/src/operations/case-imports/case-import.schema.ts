import * as z from "zod";
import { planId } from "../../billing/plans/plan.schema";
import { PREVIEW_STATUSES } from "../../courts/causas/causa.schema";
import { AGREEMENTS } from "../../courts/causas/names.rules";
import { choice, line, listQuery, optionalLine } from "../../kernel/fields.schema";
import { createContact } from "../../practice/contacts/contact.schema";
import { CUIT_OF_ANOTHER, contradict } from "../../practice/contacts/identity.rules";
import { courtCase } from "../../practice/folders/court.rules";
import { contradictions } from "../../practice/folders/folder.rules";
import { createFolder } from "../../practice/folders/folder.schema";

/**
 * What imports of cases take and answer. The errors are the house's: a plan without room is
 * `plan.limit_reached` (403, with `limitInfo`), a state that does not allow it `import.state` (409),
 * and another that is being written or undone `import.running` (409). Rows count from 1, but `from`.
 */

/** The most rows of an import, of one part of it, and of one check or one choice of rows. */
export const MOST_ROWS = 5000;
export const MOST_IN_PART = 250;
const MOST_AT_ONCE = 500;

/** The number of a case at its court, as read from a list; `courtCase` normalises it. */
const court = z
  .strictObject({
    system: choice("Sistema", ["pjn", "mev"]),
    number: line("Número de expediente", 60),
    fuero: optionalLine("Fuero", 10),
    department: optionalLine("Departamento judicial", 60),
  })
  .transform((given, context) => {
    const { fuero, department } = given;
    const read = courtCase({
      ...given,
      fuero: fuero ?? undefined,
      department: department ?? undefined,
    });
    if (!("wrong" in read)) return read.court;
    const { path, message } = read.wrong;
    context.addIssue({ code: "custom", path: [path], message });
    return z.NEVER;
  });

const NO_NAME = "Nombre: completá el nombre, el apellido o la empresa del contacto";

/** A contact of a case. A company may come with `company` alone, which is then its name. */
const rowContact = createContact
  .pick({
    ...{ lastName: true, company: true, document: true, cuit: true, phone: true, email: true },
    ...{ type: true },
  })
  .extend({
    role: choice("Rol", ["cliente", "contraparte"]),
    type: choice("Tipo", ["humana", "juridica"]),
    name: optionalLine("Nombre", 120),
  })
  .superRefine(({ name, lastName, company, document, cuit }, context) => {
    if (!name && !lastName && !company) {
      context.addIssue({ code: "custom", path: ["name"], message: NO_NAME });
    }
    if (contradict({ document: document ?? null, cuit: cuit ?? null })) {
      context.addIssue({ code: "custom", path: ["cuit"], message: CUIT_OF_ANOTHER });
    }
  });

/** One case of an import, with its contacts; `source` is the row as it was written. */
export const caseRow = createFolder
  .pick({
    ...{ folderName: true, status: true, materia: true, initialDateFolder: true },
    ...{ finalDateFolder: true, folderJuris: true, folderFuero: true, folderParte: true },
    ...{ folderExpediente: true, folderJuzgado: true, folderContraparte: true },
    ...{ description: true, customerName: true },
  })
  .extend({
    court: court.nullish(),
    contacts: z
      .array(rowContact, { error: "Contactos: mandá la lista de contactos" })
      .max(10, "Contactos: hasta 10 por causa")
      .optional(),
    source: optionalLine("Origen", 300),
  })
  .superRefine((row, context) => {
    const { initialDateFolder = null, finalDateFolder = null } = row;
    const wrong = contradictions(row, { initialDateFolder, finalDateFolder });
    if (wrong) context.addIssue({ code: "custom", path: [wrong.path], message: wrong.message });
  });

const NO_LIST = "Filas: mandá la lista de filas";
const NO_ROW = "Filas: mandá al menos una";

/** Body of `POST /api/folders/imports/check`: only what identifies each case. */
export const checkRows = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        folderName: createFolder.shape.folderName,
        folderExpediente: createFolder.shape.folderExpediente,
        court: court.nullish(),
      }),
      { error: NO_LIST },
    )
    .min(1, NO_ROW)
    .max(MOST_AT_ONCE, `Filas: hasta ${MOST_AT_ONCE} por vez`),
});

const TOTAL = `Total: un número de filas de 1 a ${MOST_ROWS}`;

/** Body of `POST /api/folders/imports`. */
export const openImport = z.strictObject({
  total: z.number({ error: TOTAL }).int(TOTAL).min(1, TOTAL).max(MOST_ROWS, TOTAL),
  name: optionalLine("Nombre", 120),
});

const FROM = `Desde: una posición de 0 a ${MOST_ROWS - 1}`;

/** Body of `PUT /api/folders/imports/{id}/rows`: `from` is the position of the first, from 0. */
export const putRows = z.strictObject({
  from: z
    .number({ error: FROM })
    .int(FROM)
    .min(0, FROM)
    .max(MOST_ROWS - 1, FROM),
  rows: z
    .array(caseRow, { error: NO_LIST })
    .min(1, NO_ROW)
    .max(MOST_IN_PART, `Filas: hasta ${MOST_IN_PART} por vez`),
});

/** How the rows of an import are sorted for the person who looks at them: see `heapOf`. */
export const HEAPS = ["same", "partly", "absent", "none", "failed"] as const;

/** Query of `GET /api/folders/imports/{id}/rows`. */
export const listRows = listQuery.omit({ fields: true }).extend({
  heap: z.enum(HEAPS, { error: `El parámetro «heap» es ${HEAPS.join(", ")}.` }).optional(),
});

const ROW = `Filas: un número de fila va de 1 a ${MOST_ROWS}`;

/** Body of `POST /api/folders/imports/{id}/links`: every row that agrees, or these (from 1). */
export const wantLinks = z.union(
  [
    z.strictObject({ heap: z.literal("same") }),
    z.strictObject({
      rows: z
        .array(z.number({ error: ROW }).int(ROW).min(1, ROW).max(MOST_ROWS, ROW))
        .min(1, "Filas: elegí al menos una")
        .max(MOST_AT_ONCE, `Filas: hasta ${MOST_AT_ONCE} por vez`),
    }),
  ],
  { error: "Filas: mandá «heap» con same, o los números de fila en «rows»" },
);

/** A case of the practice that a row of a check resembles; `row` counts from 1. */
const met = <const B extends "number" | "name">(by: B) =>
  z.object({ row: z.number().int(), _id: z.string(), name: z.string(), by: z.literal(by) });

/** What a check says: rows whose number the practice has, rows with only its name, and the room. */
export const checked = z.object({
  known: z.array(met("number")),
  similar: z.array(met("name")),
  room: z.object({ left: z.number().int(), limit: z.number().int(), plan: planId }),
});

/**
 * The states of an import: its rows arrive, its cases are written, its numbers are looked up at the
 * courts; afterwards it is done, or being undone. `failed`: it stopped at a fault and may be undone.
 */
export const IMPORT_STATUSES = [
  "receiving",
  "saving",
  "looking",
  "done",
  "undoing",
  "undone",
  "failed",
] as const;

const count = z.number().int();

/** An import as it is answered. `leftOut` rows became no case; each says why. */
export const caseImport = z.object({
  _id: z.string(),
  name: z.string().nullable(),
  status: z.enum(IMPORT_STATUSES),
  total: count,
  received: count,
  saved: count,
  leftOut: count,
  /** How many contacts it created. */
  contacts: count,
  /** Numbers to look up, those looked up, and these by what the court said. */
  lookups: z.object({
    ...{ wanted: count, done: count, same: count, partly: count, differ: count },
    ...{ absent: count, unanswered: count },
  }),
  /** Rows to link with their court file, and those that are linked or were refused. */
  links: z.object({ wanted: count, done: count }),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Until when it can be undone; null before it starts. */
  undoUntil: z.string().nullable(),
  /** After an undo: the first hundred cases that stay, because somebody worked on them. */
  kept: z.array(z.object({ folderId: z.string(), name: z.string() })),
});

/** How far the wish to link a row is: none, waiting, linked, or refused with a `reason`. */
export const LINK_STATES = ["none", "wanted", "linked", "refused"] as const;

/** What a court said about a row's number. */
const rowLookup = z.object({
  status: z.enum(PREVIEW_STATUSES),
  caratula: z.string().nullable(),
  court: z.string().nullable(),
  agreement: z.enum(AGREEMENTS),
});

/** A row of an import as it is answered; `row` counts from 1, `error` says why it is no case. */
export const importRow = z.object({
  row: count,
  folderId: z.string().nullable(),
  folderName: z.string(),
  folderExpediente: z.string().nullable(),
  error: z.string().nullable(),
  lookup: rowLookup.nullable(),
  linked: z.enum(LINK_STATES),
  reason: z.string().nullable(),
});

/** What an import brought: see `summary`. Dates are `YYYY-MM-DD`. */
export const importSummary = z.object({
  ...{ cases: count, contacts: count, linked: count, movements: count },
  /** Open novedades of its cases, the nearest deadline first. */
  novedades: z.array(
    z.object({
      _id: z.string(),
      folderId: z.string(),
      folderName: z.string(),
      title: z.string(),
      date: z.string(),
      dueDate: z.string().nullable(),
      /** Days until `dueDate`; negative once it is past. */
      daysLeft: z.number().int().nullable(),
    }),
  ),
  /** How many movements of the last thirty days became novedades. */
  novedadesTotal: count,
  /** Cases whose instance lapses within sixty days, or already could be declared lapsed. */
  lapsing: z.array(
    z.object({
      folderId: z.string(),
      folderName: z.string(),
      lastMovement: z.string(),
      lapsesOn: z.string(),
    }),
  ),
  /** Rows that somebody has to look at: left out, refused, or without agreement at the court. */
  needLook: count,
});

export type CaseRow = z.output<typeof caseRow>;
export type CaseRowInput = z.input<typeof caseRow>;
export type RowContact = z.output<typeof rowContact>;
export type CheckRows = z.output<typeof checkRows>;
export type Checked = z.output<typeof checked>;
export type OpenImport = z.output<typeof openImport>;
export type PutRows = z.output<typeof putRows>;
export type WantLinks = z.output<typeof wantLinks>;
export type Heap = (typeof HEAPS)[number];
export type ImportStatus = (typeof IMPORT_STATUSES)[number];
export type LinkState = (typeof LINK_STATES)[number];
export type RowLookup = z.output<typeof rowLookup>;
export type CaseImport = z.output<typeof caseImport>;
export type ImportRow = z.output<typeof importRow>;
export type ImportSummary = z.output<typeof importSummary>;
