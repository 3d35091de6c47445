import type * as z from "zod";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import { isStale } from "../../kernel/dynamo";
import { AppError, hasCode, invalid } from "../../kernel/error";
import type { Kept } from "../../kernel/records";
import { dayOf } from "../../kernel/zone.rules";
import { Documents } from "../documents";
import { DOCX, PDF } from "../files/file.rules";
import { Tasks } from "../tasks";
import type { EscritoRecord } from "./escrito.item";
import { fileNameOf, missingSentence, refusalOf } from "./escrito.rules";
import type { Escrito, escritoStatus } from "./escrito.schema";
import { filedAlready } from "./escritos";
import { docxOf, pdfOf } from "./papers";
import { reviewerChecks } from "./reviewer";
import { store } from "./store";

type Change = z.output<typeof escritoStatus> & {
  /** The task of its novedad's deadline, where the writ itself names none. */
  deadlineId?: string | null;
};

/**
 * Changes the state of a writ. «Presentado» keeps exactly what was filed as documents of its case,
 * and marks the deadline that it answers as done in the same commit. Throws `escrito.incomplete`,
 * `escrito.filed`, `version.stale`, and a sentence on a wrong field.
 */
export const setStatus = (id: string, given: Change, ifVersion?: number): Promise<Escrito> =>
  again(
    async () => {
      const read = await store.find(id);
      store.assertVersion(read, ifVersion);
      assertMay(read, given.status);
      return given.status === "presentado" ? file(read, given) : move(read, given);
    },
    (error) => ifVersion === undefined && isStale(error),
  );

function assertMay(read: Kept<EscritoRecord>, status: Change["status"]): void {
  const refusal = refusalOf(read, status);
  if (refusal === "filed") throw filedAlready();
  if (refusal) throw new AppError("escrito.incomplete", missingSentence(read.missing));
}

async function move(read: Kept<EscritoRecord>, given: Change): Promise<Escrito> {
  if (given.filedAt || given.receipt) {
    throw invalid("filedAt", "Presentado: la fecha y la constancia van con el estado presentado.");
  }
  const { status, reviewerId = read.reviewerId } = given;
  const checks = reviewerChecks(given.reviewerId);
  return store.change(read, { ...read, status, reviewerId }, ...checks);
}

/** How far ahead of Foja's clock that of a court may be, in ms. */
const AHEAD_MS = 10 * 60_000;

async function file(read: Kept<EscritoRecord>, given: Change): Promise<Escrito> {
  const filedAt = given.filedAt ?? nowIso();
  if (Date.parse(filedAt) > now() + AHEAD_MS) {
    throw invalid("filedAt", "Presentado: la fecha no puede ser futura.");
  }
  const receipt = await receiptOf(given);
  const documents = await keptOf(read, filedAt);
  const next = { ...read, status: "presentado" as const, filedAt, receipt, documents };
  const deadlineId = read.deadlineId ?? given.deadlineId ?? null;
  const done = deadlineId ? await Tasks.planDone(deadlineId) : [];
  try {
    return await store.change(read, { ...next, deadlineId }, ...done);
  } catch (error) {
    // Somebody changed the writ meanwhile: what was kept is not what will be filed.
    if (isStale(error)) await letGo(documents);
    throw error;
  }
}

async function receiptOf({ receipt }: Change): Promise<EscritoRecord["receipt"]> {
  if (!receipt) return null;
  const { number, documentId = null } = receipt;
  if (!documentId) return { number, documentId: null };
  const found = (await Documents.several([documentId])).has(documentId);
  if (found) return { number, documentId };
  throw invalid("receipt.documentId", "Constancia: no encontramos ese documento.");
}

/** What is filed, as documents of the case: its PDF, and its DOCX where the plan has room. */
async function keptOf(read: Kept<EscritoRecord>, filedAt: string): Promise<Escrito["documents"]> {
  const { _id, title, folderId, version } = read;
  const [date, at] = [dayOf(filedAt), new Date(filedAt)];
  const made = { name: title, kind: "otro" as const, folderId, date, source: "escrito" as const };
  const pdf = await Documents.keep({
    ...{ ...made, fileName: fileNameOf(title, "pdf"), type: PDF },
    ...{ bytes: await pdfOf({ ...read, status: "presentado" }, at), key: `${_id}/pdf/${version}` },
  });
  try {
    const docx = await Documents.keep({
      ...{ ...made, name: `${title} (Word)`.slice(0, 200), fileName: fileNameOf(title, "docx") },
      ...{ type: DOCX, bytes: await docxOf(read, at), key: `${_id}/docx/${version}` },
    });
    return { pdf: pdf._id, docx: docx._id };
  } catch (error) {
    if (!hasCode(error, "plan.limit_reached")) throw error;
    return { pdf: pdf._id };
  }
}

async function letGo(documents: Escrito["documents"]): Promise<void> {
  for (const id of Object.values(documents)) await Documents.remove(id);
}
