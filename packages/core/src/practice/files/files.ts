import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { AppError, invalid } from "../../kernel/error";
import { Idempotency } from "../../kernel/idempotency";
import * as files from "../../kernel/ports/files";
import { keyOf, uploadKeyOf } from "./file.item";
import {
  cleanName,
  FILE_TYPES,
  type FileType,
  LARGEST_FILE,
  TYPES_SENTENCE,
  typeByName,
} from "./file.rules";
import type { NewFile, StoredFile } from "./file.schema";
import { HEAD_BYTES, isWhatItSays } from "./magic.rules";
import { isPicture, pictureAlone } from "./picture.rules";
import { zipFault } from "./zip.rules";

/** What carries files, as their keys name it. */
export type Carrier = Parameters<typeof keyOf>[0];

const UPLOAD_SECONDS = 600;
/** A link is asked for when it is opened: long enough for that, and gone soon after its reader is. */
const LINK_SECONDS = 60;

const isKnown = (type: string): type is FileType => Object.hasOwn(FILE_TYPES, type);

/** Documents of Word, Excel and LibreOffice are ZIPs of parts. */
const isZipped = (type: string): boolean => /openxmlformats|opendocument/.test(type);

/** Whether a file of that name and media type may be kept. */
export const isAccepted = (name: string, type: string): boolean =>
  isKnown(type) && typeByName(cleanName(name)) === type;

/** Whether bytes are of a media type that may be kept, by how they begin. */
export const isOfType = (type: string, bytes: Uint8Array): boolean =>
  isKnown(type) && isWhatItSays(type, bytes.subarray(0, HEAD_BYTES));

/** Whether bytes may be kept: of a media type that may be and, as a ZIP, without what `zipFault` says. */
export const isSound = (type: string, bytes: Uint8Array): boolean =>
  isOfType(type, bytes) && !(isZipped(type) && zipFault(bytes));

/** A file as announced, with a safe name. Throws a sentence for invalid data. */
export function described({ name, size, type }: NewFile): StoredFile {
  const clean = cleanName(name);
  if (clean === "") throw invalid("name", "Nombre del archivo: completá este dato");
  if (!isKnown(type)) throw invalid("type", TYPES_SENTENCE, "attachment.invalid");
  if (typeByName(clean) !== type) {
    throw invalid("name", "Nombre del archivo: no corresponde a su tipo.", "attachment.invalid");
  }
  if (size > LARGEST_FILE) {
    throw invalid("size", "Tamaño: hasta 25 MB por archivo.", "attachment.too_large");
  }
  return { _id: Idempotency.mint("attachment"), name: clean, size, type };
}

/** Allows a browser to post a file within ten minutes. */
export const allow = (carrier: Carrier, { _id, type, size }: StoredFile) =>
  files.allowUpload(uploadKeyOf(carrier, _id), { type, size, seconds: UPLOAD_SECONDS });

/** What became of a posted file; all but `kept` are reasons why it was not taken. */
export type Taken = "kept" | "missing" | "false" | "macros" | "bomb";

/**
 * Verifies a posted file and copies it to where nobody can post again. "false": its content does
 * not match its type or size. May be repeated: the copy is the same.
 */
export async function takeIn(carrier: Carrier, { _id, type, size }: StoredFile): Promise<Taken> {
  const from = uploadKeyOf(carrier, _id);
  const found = await files.begin(from, HEAD_BYTES);
  if (!found) return "missing";
  if (found.size !== size || !isKnown(type) || !isWhatItSays(type, found.head)) return "false";
  if (isZipped(type)) {
    const whole = await files.readWhole(from, found.tag);
    const fault = whole ? zipFault(whole) : "false";
    if (fault) return fault;
  }
  return (await keep({ from, to: keyOf(carrier, _id), type, tag: found.tag })) ? "kept" : "false";
}

type Kept = { from: string; to: string; type: FileType; tag: string };

/**
 * Copies a posted file that was looked at; a picture without what is said about it, which whoever
 * sees it could read. Returns false when it changed since or is gone.
 */
export async function keep({ from, to, type, tag }: Kept): Promise<boolean> {
  if (!isPicture(type)) return files.copy(from, to, tag);
  const posted = await files.readWhole(from, tag);
  if (!posted) return false;
  // As long as it was: its size is counted in the plan. No program reads zeros behind a picture.
  const stored = new Uint8Array(posted.length);
  stored.set(pictureAlone(type, posted));
  await files.store(to, stored, type);
  return true;
}

/** Stores bytes that the server has as a file of its carrier. Returns their SHA-256, in hexadecimal. */
export async function store(
  carrier: Carrier,
  { _id, type }: StoredFile,
  bytes: Uint8Array,
): Promise<string> {
  await files.store(keyOf(carrier, _id), bytes, type);
  return createHash("sha256").update(bytes).digest("hex");
}

/** The bytes of a stored file as a stream. Throws `attachment.not_found` where they are gone. */
export async function open(carrier: Carrier, { _id }: Pick<StoredFile, "_id">): Promise<Readable> {
  const body = await files.open(keyOf(carrier, _id));
  if (!body) throw new AppError("attachment.not_found", "No encontramos ese archivo.");
  return body;
}

/** SHA-256 of a stored file's bytes, in hexadecimal; they are read as a stream. */
export async function digestOf(carrier: Carrier, file: Pick<StoredFile, "_id">): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of await open(carrier, file)) hash.update(part);
  return hash.digest("hex");
}

/** A URL valid for one minute that downloads a file under its own name. */
export const link = (carrier: Carrier, { _id, name }: StoredFile): Promise<string> =>
  files.linkTo(keyOf(carrier, _id), name, LINK_SECONDS);

/** Deletes the posted object of a file, already copied or no longer needed. */
export const discardUpload = (carrier: Carrier, fileId: string): Promise<void> =>
  files.discard(uploadKeyOf(carrier, fileId));

/** Deletes the bytes of a file. */
export const discard = (carrier: Carrier, fileId: string): Promise<void> =>
  files.discard(keyOf(carrier, fileId));
