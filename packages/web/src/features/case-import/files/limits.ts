/** The most bytes of a file, and those that a compressed one may become. */
export const MOST_BYTES = 20 * 1024 * 1024;
export const MOST_INFLATED = 80 * 1024 * 1024;
export const MOST_PARTS = 2000;
export const MOST_PAGES = 500;

/** A file that cannot be read, with the Spanish sentence that says why. */
export class UnreadFile extends Error {
  override name = "UnreadFile";
}
