import { letterheadOf } from "../../accounts/practices/letterhead.rules";
import { Users } from "../../accounts/users";
import { printed } from "../../kernel/ports/pdf";
import { EscritoPapers } from "../escrito-papers";
import { escritoPaper } from "../escrito-papers/paper.rules";
import { fileNameOf } from "./escrito.rules";
import type { Escrito } from "./escrito.schema";
import { store } from "./store";

type Written = Pick<Escrito, "title" | "content" | "status" | "folderName">;

/** A writ as PDF with the letterhead of the person who asks; a draft says that it is one. */
export async function pdfOf({ title, content, status, folderName }: Written): Promise<Buffer> {
  const { user, practice } = await Users.account();
  const paper = escritoPaper(content, {
    ...{ title, foot: folderName ?? "" },
    letterhead: letterheadOf(user, practice),
    isDraft: status !== "listo" && status !== "presentado",
  });
  return printed(paper);
}

/** A writ as DOCX. */
export const docxOf = ({ content, title }: Pick<Written, "content" | "title">): Promise<Buffer> =>
  EscritoPapers.docxOf(content, title);

/** A file to download: its bytes and its name. */
export type Paper = { bytes: Buffer; name: string };

/** A writ as a PDF to download. Throws `escrito.not_found`. */
export async function pdf(id: string): Promise<Paper> {
  const read = await store.find(id);
  return { bytes: await pdfOf(read), name: fileNameOf(read.title, "pdf") };
}

/** A writ as a DOCX to download. Throws `escrito.not_found`. */
export async function docx(id: string): Promise<Paper> {
  const read = await store.find(id);
  return { bytes: await docxOf(read), name: fileNameOf(read.title, "docx") };
}
