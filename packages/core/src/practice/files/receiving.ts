import { Plans } from "../../billing/plans";
import { again } from "../../kernel/again";
import { isStale, type Write } from "../../kernel/dynamo";
import { AppError, hasCode } from "../../kernel/error";
import { TYPES_SENTENCE } from "./file.rules";
import type { StoredFile } from "./file.schema";
import { type Carrier, discard, discardUpload, takeIn } from "./files";

/** What is wrong with a posted file, as the end of a sentence about it. */
export const WRONG = {
  missing: "no llegó. Subilo de nuevo.",
  false: `no es lo que dice ser. ${TYPES_SENTENCE}`,
  macros: "tiene macros. Guardalo sin macros y subilo de nuevo.",
  bomb: "ocupa demasiado al abrirlo. Guardalo de nuevo, o subí un PDF.",
};

type Way<T> = {
  /** Shows the file in its carrier, in one commit with the write that counts its bytes. */
  count(room: Write): Promise<T>;
  /** Removes from its carrier a file that is refused. */
  refuse(): Promise<unknown>;
};

/**
 * Verifies and stores a posted file; one of another type or size than it says is removed from its
 * carrier. May be repeated. Throws a sentence.
 */
export async function arrived(
  carrier: Carrier,
  file: StoredFile,
  { refuse }: Pick<Way<unknown>, "refuse">,
): Promise<void> {
  const taken = await takeIn(carrier, file);
  if (taken !== "kept" && taken !== "missing") await refuse();
  if (taken !== "kept") throw new AppError("attachment.invalid", `El archivo ${WRONG[taken]}`);
}

/**
 * Counts a stored file in the plan, in the commit that shows it, however many are completed in
 * parallel; one that does not fit is removed from its carrier. Throws `plan.limit_reached`.
 */
export async function counted<T>({ size }: StoredFile, { count, refuse }: Way<T>): Promise<T> {
  try {
    return await again(async () => count(await Plans.takeStorage(size)), isStale);
  } catch (error) {
    if (hasCode(error, "plan.limit_reached")) await refuse();
    throw error;
  }
}

/**
 * Deletes what a file no longer needs: of one that its carrier keeps, the posted object; of one
 * that is gone, also its bytes. A file that still waits for its carrier keeps both.
 */
export async function sweep(
  carrier: Carrier,
  fileId: string,
  state: "waiting" | "kept" | "gone",
): Promise<void> {
  if (state === "waiting") return;
  await discardUpload(carrier, fileId);
  if (state === "gone") await discard(carrier, fileId);
}
