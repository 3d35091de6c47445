/** The largest file, in bytes. */
export const LARGEST_FILE = 25 * 1024 * 1024;

/** How many minutes a file may remain unattached before it is discarded. */
const PENDING_MINUTES = 60;

/** Whether a file that was never attached is discarded at an instant (UTC ISO). */
export const isGivenUp = ({ createdAt }: { createdAt: string }, now: string): boolean =>
  createdAt < new Date(Date.parse(now) - PENDING_MINUTES * 60_000).toISOString();

/** The bytes of several files. */
export const totalSize = (files: readonly { size: number }[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

const OOXML = "application/vnd.openxmlformats-officedocument.";

/** The media types of the papers that Foja writes and reads by name. */
export const PDF = "application/pdf";
export const DOCX = `${OOXML}wordprocessingml.document` as const;

/** The accepted types of file, with their extensions. */
export const FILE_TYPES = {
  [PDF]: ["pdf"],
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/webp": ["webp"],
  [DOCX]: ["docx"],
  [`${OOXML}spreadsheetml.sheet`]: ["xlsx"],
  "application/vnd.oasis.opendocument.text": ["odt"],
  "application/msword": ["doc"],
  "application/vnd.ms-excel": ["xls"],
  "text/plain": ["txt"],
  "text/csv": ["csv"],
  "audio/mpeg": ["mp3"],
  "audio/mp4": ["m4a"],
} as const satisfies Record<string, readonly string[]>;

export type FileType = keyof typeof FILE_TYPES;

/** The accepted types, in words. */
export const TYPES_SENTENCE =
  "Adjuntá un PDF, una imagen (PNG, JPG o WebP), un documento de Word, Excel o LibreOffice, un texto, un CSV o un audio (MP3 o M4A).";

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** The type of a file by its extension; undefined for one that is not accepted. */
export function typeByName(name: string): FileType | undefined {
  const extension = extensionOf(name);
  const known = Object.entries(FILE_TYPES) as [FileType, readonly string[]][];
  return known.find(([, extensions]) => extensions.includes(extension))?.[0];
}

/**
 * The name of a file without parts that could mislead: folders, line breaks, marks that reverse the
 * text. Returns "" where nothing else is left.
 */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  return last
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"<>|:*?]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
}
