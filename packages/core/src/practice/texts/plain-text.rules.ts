/** A text in UTF-8 or, where it is not, as old programs of Windows write it. */
export function textIn(octets: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(octets);
  } catch {
    return new TextDecoder("windows-1252").decode(octets);
  }
}
