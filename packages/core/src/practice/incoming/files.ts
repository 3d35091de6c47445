import { hasCode } from "../../kernel/error";
import { Documents } from "../documents";
import { nameOfFile } from "../documents/document.rules";
import { Files } from "../files";
import { cleanName, typeByName } from "../files/file.rules";
import type { LetterFile } from "./letter.schema";
import type { Part } from "./parsed.rules";

type Of = { letterId: string; folderId: string | null; date: string; hasVirus: boolean };

/**
 * Keeps the files of a letter as documents, in its case where it has one: the same ones however
 * often. What is no document stays in the original, and says why.
 */
export async function keepFiles(parts: readonly Part[], of: Of): Promise<LetterFile[]> {
  const kept: LetterFile[] = [];
  for (const [nth, part] of parts.entries()) kept.push(await keepOne(part, nth, of));
  return kept;
}

async function keepOne({ name, type, bytes }: Part, nth: number, of: Of): Promise<LetterFile> {
  const fileName = cleanName(name).slice(-200) || `adjunto-${nth + 1}`;
  const file = { name: fileName, type, size: bytes.length, documentId: null };
  if (of.hasVirus) return { ...file, leftOut: "virus" };
  // Programs name types as they like; what a file is, its name says and its octets have to prove.
  const media = typeByName(fileName);
  if (!media || bytes.length === 0) return { ...file, leftOut: "type" };
  if (!Files.isSound(media, bytes)) return { ...file, leftOut: "content" };
  try {
    const document = await Documents.keep({
      ...{ name: nameOfFile(fileName), fileName, type: media, bytes, kind: "otro" },
      ...{ folderId: of.folderId, date: of.date, source: "mail" },
      key: `${of.letterId}/file/${nth}`,
    });
    return { ...file, type: media, documentId: document._id, leftOut: null };
  } catch (error) {
    if (hasCode(error, "plan.limit_reached")) return { ...file, leftOut: "room" };
    throw error;
  }
}
