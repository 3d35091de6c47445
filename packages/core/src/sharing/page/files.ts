import type * as z from "zod";
import { Throttle } from "../../accounts/throttle";
import { forPractice } from "../../kernel/actor";
import { AppError, type ErrorCode, hasCode, invalid } from "../../kernel/error";
import { isMacOf, macOf } from "../../kernel/secrets";
import { Documents } from "../../practice/documents";
import type { Links } from "../links";
import { CLIENT_TYPES, LARGEST } from "./reply.rules";
import type { announceFile } from "./reply.schema";
import { standing } from "./standing";

/** How many files a client may send: ten at once, and one each hour. */
const PACE = { size: 10, refillMs: 3600_000 };

/**
 * Announces a file of a client, and answers where to post it. It becomes a document of their case with
 * the message that carries it; what no message carries is deleted within a day. Throws a sentence.
 */
export async function announce(
  token: string,
  proof: string | undefined,
  { folderId: named, ...file }: z.output<typeof announceFile>,
) {
  const { link, folderId } = await standing(token, proof, named);
  if (!CLIENT_TYPES.some((type) => type === file.type)) {
    throw invalid("type", "Mandá una foto (JPG, PNG o WebP) o un PDF.", "attachment.invalid");
  }
  if (file.size > LARGEST) {
    throw invalid("size", "Tamaño: hasta 15 MB por archivo.", "attachment.too_large");
  }
  await Throttle.takeFrom("client-file", link._id, PACE);
  const begun = await forPractice(link.userId, () =>
    inTheirWords(() => Documents.create({ ...file, folderId, tags: [] }, "client")),
  );
  const { _id, file: kept } = begun.document;
  const { name, size, type } = kept;
  const id = await handleOf(link, folderId, _id);
  return { file: { _id: id, name, size, type }, upload: begun.upload };
}

/** The documents that posted files of a client become, checked by their bytes and counted. */
export async function received(
  link: Links.LinkItem,
  folderId: string,
  handles: readonly string[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const handle of handles) {
    const [id = "", mac = ""] = handle.split(".");
    if (!(await isMacOf(signed(link, folderId, id), mac))) throw gone();
    const document = await inTheirWords(() => Documents.complete(id));
    if (document.folderId !== folderId) throw gone();
    ids.push(id);
  }
  return ids;
}

const gone = () =>
  invalid("files", "Archivos: uno ya no está. Adjuntalo de nuevo.", "attachment.invalid");

const signed = ({ _id }: Links.LinkItem, folderId: string, documentId: string) =>
  `client-file\n${_id}\n${folderId}\n${documentId}`;

/** Names a file for the link alone that announced it. */
const handleOf = async (link: Links.LinkItem, folderId: string, documentId: string) =>
  `${documentId}.${(await macOf(signed(link, folderId, documentId))).toString("base64url")}`;

const OURS: readonly ErrorCode[] = ["plan.feature_missing", "plan.limit_reached"];

/** What the practice's plan refuses, in words for its client: the plan is none of theirs. */
async function inTheirWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (hasCode(error, "document.not_found")) throw gone();
    if (!OURS.some((code) => hasCode(error, code))) throw error;
    throw new AppError(
      "attachment.invalid",
      "El estudio no puede recibir archivos por acá en este momento. Avisale por mensaje y mandáselo por e-mail.",
    );
  }
}
