import type { CourtCase } from "../folders/court.rules";
import type { FolderStatus } from "../folders/folder.schema";
import type { Party } from "../folders/party.rules";

/** One row of a table or one line of a text. `line` counts from 1, as the file's program does. */
export type Row = { line: number; cells: string[] };

/** A sheet of a file, a table of a page, or a text, whose rows have one cell. */
export type Table = { source: string; rows: Row[] };

/** What the reader asks a person about a row; `key` is the same in rows with the same question. */
export type Doubt = {
  kind: "nothing" | "caratula" | "number" | "numbers" | "department" | "fuero" | "pair";
  key: string;
  /** The question in Spanish, and the same about many rows where it names what one row says. */
  text: string;
  many?: string;
  options: DoubtOption[];
};

/** An answer: `value` is what `answer` takes; «out» leaves the row out. */
export type DoubtOption = { label: string; value: string };

/** A person of a case. A company's name is in `name`, as a contact keeps it. */
export type FoundContact = {
  role: "cliente" | "contraparte";
  type: "humana" | "juridica";
  name: string;
  lastName?: string;
  document?: string;
  cuit?: string;
  phone?: string;
  email?: string;
};

/** The names in a carátula: «A c/ B s/ C». Empty where it does not name one. */
export type Suit = { claimant: string; defendant: string; object: string };

/** The fields of a case that a list fills, by their names in a case. */
export type FoundFields = {
  folderName: string;
  folderExpediente?: string;
  status?: FolderStatus;
  materia?: string;
  folderJuris?: string;
  folderFuero?: string;
  folderJuzgado?: string;
  folderParte?: Party;
  folderContraparte?: string;
  customerName?: string;
  description?: string;
  initialDateFolder?: string;
  finalDateFolder?: string;
};

/** A case found in a list. */
export type FoundCase = {
  /** Its place among the cases of the list, from 0. */
  id: number;
  row: { source: string; line: number; text: string };
  fields: FoundFields;
  suit: Suit;
  /** What the list says about the client: telephone, document and so on. */
  client: Partial<Omit<FoundContact, "role" | "type" | "lastName">>;
  /** The court's case, where a portal that Foja reads has it. */
  court: CourtCase | null;
  /** The same case of the same court has the same key; null without a number. */
  numberKey: string | null;
  doubts: Doubt[];
  /** The place of an earlier row with the same number; null for the first one. */
  sameAs: number | null;
  /** A person left it out. */
  isOut?: boolean;
  /** A person wants it before others, where the plan has no room for all. */
  isFirst?: boolean;
};
