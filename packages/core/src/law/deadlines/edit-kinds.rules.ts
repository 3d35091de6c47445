/** What an act or a practice says of a day: non-working, of some kind, or working (`habil`). */
export const EDIT_KINDS = ["inhabil", "asueto", "feria", "habil"] as const;
export type EditKind = (typeof EDIT_KINDS)[number];
