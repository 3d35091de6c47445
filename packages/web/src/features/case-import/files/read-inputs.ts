import { MOST_ROWS, numbered, readCases } from "@foja/core/practice/case-lists/case-list.rules";
import type { FoundCase, Table } from "@foja/core/practice/case-lists/found-case.rules";
import { tableOfText } from "@foja/core/practice/case-lists/text-table.rules";
import { decode } from "~/lib/import/read-csv";
import type { ContactLine } from "./contact-files";
import { kindOfFile } from "./kind-of-file";
import { MOST_BYTES, UnreadFile } from "./limits";

/** What a person pasted or dropped: a text, tables of a page, or a file. */
export type Input =
  | { kind: "text"; source: string; text: string }
  | { kind: "tables"; tables: Table[] }
  | { kind: "file"; file: File };

/** What was read: cases, people of a list of contacts, and a sentence for each file that was not. */
export type ReadInputs = { cases: FoundCase[]; contacts: ContactLine[]; refused: string[] };

/**
 * Reads everything that was given. A file that cannot be read is refused with a sentence, and nothing
 * of it is kept. `today` is `YYYY-MM-DD`.
 */
export async function readInputs(inputs: readonly Input[], today: string): Promise<ReadInputs> {
  const tables: Table[] = [];
  const contacts: ContactLine[] = [];
  const refused: string[] = [];
  for (const input of inputs) {
    try {
      const read = await readOne(input);
      const total = [...tables, ...read.tables].reduce((sum, { rows }) => sum + rows.length, 0);
      if (total > MOST_ROWS) throw new UnreadFile(TOO_MANY);
      tables.push(...read.tables);
      contacts.push(...read.contacts);
    } catch (error) {
      if (!(error instanceof UnreadFile)) console.error(error);
      const why = error instanceof UnreadFile ? error.message : "no se pudo leer.";
      refused.push(`${nameOf(input)}: ${why}`);
    }
  }
  return { cases: numbered(readCases(tables, today)), contacts, refused };
}

const TOO_MANY = `tiene demasiadas filas. Leemos hasta ${MOST_ROWS.toLocaleString("es-AR")} por vez: partilo en dos.`;

const nameOf = (input: Input) =>
  input.kind === "file" ? `«${input.file.name}»` : "Lo que pegaste";

type Read = { tables: Table[]; contacts: ContactLine[] };

async function readOne(input: Input): Promise<Read> {
  if (input.kind === "text") return ofTables([tableOfText(input.source, input.text)]);
  if (input.kind === "tables") return ofTables(input.tables);
  const { file } = input;
  if (file.size > MOST_BYTES) throw new UnreadFile("pesa más de 20 MB.");
  return readFile(file.name, new Uint8Array(await file.arrayBuffer()));
}

async function readFile(name: string, bytes: Uint8Array): Promise<Read> {
  switch (kindOfFile(name, bytes)) {
    case "sheet":
      return ofTables(await sheetsOf(name, bytes));
    case "docx":
      return ofTables(await (await import("./docx")).readDocx(name, bytes));
    case "pdf":
      return ofTables([await (await import("./pdf")).readPdf(name, bytes)]);
    case "dbf":
      return ofTables([(await import("./dbf")).readDbf(name, bytes)]);
    case "calendar":
      return ofTables([await (await import("./agenda-file")).readCalendar(name, decode(bytes))]);
    case "cards":
      return {
        tables: [],
        contacts: await (await import("./agenda-file")).readCards(decode(bytes)),
      };
    case "csv":
      return ofTables([tableOfText(name, decode(bytes), true)]);
    case "text":
      return ofTables([tableOfText(name, decode(bytes))]);
    case "old-word":
      throw new UnreadFile("es de un Word antiguo. Abrilo y guardalo como .docx o PDF.");
    default:
      throw new UnreadFile("no es una lista que sepamos leer. Probá con Excel, CSV, Word o PDF.");
  }
}

async function sheetsOf(name: string, bytes: Uint8Array): Promise<Table[]> {
  const [{ readSheets }, { unzip }] = await Promise.all([import("./sheets"), import("./zip")]);
  // Opened once to count what is in it, before a library opens it whole.
  if (bytes[0] === 0x50) unzip(bytes, () => false);
  return readSheets(name, bytes, MOST_ROWS);
}

/** Tables of cases, but for those that are lists of contacts. */
async function ofTables(tables: readonly Table[]): Promise<Read> {
  const { contactsOf } = await import("./contact-files");
  const read: Read = { tables: [], contacts: [] };
  for (const table of tables) {
    const people = contactsOf(table);
    if (people) read.contacts.push(...people);
    else read.tables.push(table);
  }
  return read;
}
