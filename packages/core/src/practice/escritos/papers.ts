import { letterheadOf } from "../../accounts/practices/letterhead.rules";
import { Users } from "../../accounts/users";
import { now } from "../../kernel/clock";
import { printed } from "../../kernel/ports/pdf";
import { EscritoPapers } from "../escrito-papers";
import { escritoPaper } from "../escrito-papers/paper.rules";
import { fileNameOf } from "./escrito.rules";
import type { Escrito } from "./escrito.schema";
import { store } from "./store";

type Written = Pick<Escrito, "title" | "content" | "status" | "folderName">;

/** A writ as PDF with the letterhead of the person who asks; a draft says that it is one. */
export async function pdfOf(written: Written, at: Date): Promise<Buffer> {
  const { title, content, status, folderName } = written;
  const { user, practice } = await Users.account();
  const paper = escritoPaper(content, {
    ...{ title, foot: folderName ?? "", at },
    letterhead: letterheadOf(user, practice),
    isDraft: status !== "listo" && status !== "presentado",
  });
  return printed(paper);
}

/** A writ as DOCX. */
export const docxOf = (
  { content, title }: Pick<Written, "content" | "title">,
  at: Date,
): Promise<Buffer> => EscritoPapers.docxOf(content, title, at);

/** What was filed is printed as it was then. */
const printedAt = ({ filedAt }: Pick<Escrito, "filedAt">): Date => new Date(filedAt ?? now());

/** A file to download: its bytes and its name. */
export type Paper = { bytes: Buffer; name: string };

/** A writ as a PDF to download. Throws `escrito.not_found`. */
export async function pdf(id: string): Promise<Paper> {
  const read = await store.find(id);
  return { bytes: await pdfOf(read, printedAt(read)), name: fileNameOf(read.title, "pdf") };
}

/** A writ as a DOCX to download. Throws `escrito.not_found`. */
export async function docx(id: string): Promise<Paper> {
  const read = await store.find(id);
  return { bytes: await docxOf(read, printedAt(read)), name: fileNameOf(read.title, "docx") };
}
