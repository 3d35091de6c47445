import * as files from "../../kernel/ports/files";
import { Documents } from "../../practice/documents";
import { Files } from "../../practice/files";
import { Incoming } from "../../practice/incoming";
import { Tasks } from "../../practice/tasks";
import { Chats } from "../../telling/chat";

/** The bytes of a practice's files that its plan counts, and how many objects belong to no file. */
type KeptBytes = { bytes: number; files: number; orphans: number };

/**
 * Sums the objects themselves: of active and archived tasks, of documents, of messages, and the
 * originals of letters. Files of deleted ones are kept until they are purged, uncounted.
 */
export async function keptBytes(userId: string): Promise<KeptBytes> {
  const sizes = await files.sizesUnder(Files.keysOf(userId));
  const named = [...sizes.keys()].map(Files.namedBy);
  const [originals, attached, documents, sent] = await Promise.all([
    Incoming.countedOriginals(userId),
    Tasks.carriedFiles(userId, named),
    Documents.carriedFiles(userId, named),
    Chats.carriedFiles(userId, named),
  ]);
  const found: KeptBytes = { ...originals, orphans: 0 };
  for (const [key, size] of sizes) {
    const { fileId } = Files.namedBy(key);
    const carried = attached.get(fileId) ?? documents.get(fileId);
    const isCounted = carried === "counted" || sent.has(fileId);
    if (!isCounted && !carried) found.orphans += 1;
    if (!isCounted) continue;
    found.bytes += size;
    found.files += 1;
  }
  return found;
}
