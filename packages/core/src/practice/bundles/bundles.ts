import { useUser } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { insert, tryCommit } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { Idempotency } from "../../kernel/idempotency";
import { Documents } from "../documents";
import { Folders } from "../folders";
import { type BundleRecord, present, toItem } from "./bundle.item";
import { isBundled } from "./bundle.rules";
import type { Bundle, CreateBundle } from "./bundle.schema";
import { find } from "./store";

/**
 * Asks for one paginated file made of documents of a case, in this order; it is built by the reaction
 * that follows. Throws a sentence on `folderId` and `documentIds`: for a document that is not there or
 * of another case, or whose pages cannot be put into a PDF.
 */
export async function create(given: CreateBundle): Promise<Bundle> {
  const { ownerId: userId, userId: by } = useUser();
  await Folders.caseFields(given.folderId);
  await assertBundled(given);
  const record: BundleRecord = {
    _id: Idempotency.mint("bundle"),
    ...{ userId, by, ...given },
    ...{ status: "building", progress: 0, parts: [], error: null },
    ...{ createdAt: nowIso(), leasedUntil: null, runs: 0 },
  };
  // Refused where this same request asked for it before.
  const outcome = await tryCommit(insert(toItem(record, 1)));
  return outcome === "written" ? present(record) : get(record._id);
}

/** A bundle, and how far it is. Throws `bundle.not_found`. */
export async function get(id: string): Promise<Bundle> {
  const item = await find(id);
  await Folders.get(item.folderId);
  return present(item);
}

async function assertBundled({ folderId, documentIds }: CreateBundle): Promise<void> {
  const found = await Documents.several(documentIds);
  for (const id of documentIds) {
    const document = found.get(id);
    if (document?.folderId !== folderId) {
      throw invalid("documentIds", "Documentos: uno ya no está en esta causa. Volvé a elegirlos.");
    }
    if (isBundled(document.file.type)) continue;
    const why = "al expediente van PDF e imágenes JPG o PNG";
    throw invalid("documentIds", `Documentos: «${document.name}» no se puede agregar: ${why}.`);
  }
}
