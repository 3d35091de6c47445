/** A file inside a ZIP: its name, and its size once it is unpacked, as the ZIP says. */
export type ZipEntry = { name: string; size: number };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const END_BYTES = 22;
/** The longest comment that may stand behind the end. */
const COMMENT_BYTES = 65_535;

/** The files of a ZIP by its directory, which stands at its end; undefined where there is none. */
export function entriesOf(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + ENTRY_BYTES <= end && view.getUint32(at, true) === ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const from = at + ENTRY_BYTES;
    const said = bytes.subarray(from, from + (name ?? 0));
    entries.push({ name: new TextDecoder().decode(said), size: view.getUint32(at + 24, true) });
    at = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_BYTES); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}

/** How many files a document may have inside, and how large they may be together, in bytes. */
const MOST_ENTRIES = 10_000;
const MOST_UNPACKED = 500_000_000;

/** The program of a document of Word or Excel. */
const MACROS = /(^|\/)vbaProject\.bin$/i;

/**
 * Why a document that is a ZIP is not kept: it has macros, or it would fill the memory of who opens
 * it; undefined where it is plain.
 */
export function zipFault(bytes: Uint8Array): "macros" | "bomb" | "false" | undefined {
  const entries = entriesOf(bytes);
  if (!entries || entries.length === 0) return "false";
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (entries.length > MOST_ENTRIES || unpacked > MOST_UNPACKED) return "bomb";
  return entries.some(({ name }) => MACROS.test(name)) ? "macros" : undefined;
}
