import type { Folder } from "@foja/core/folders/folder.schema";

/** One leaf of the case: what is known to have happened, and when. */
export type Foja = { number: number; at: string; title: string; who: string };

/** The case's fojas, the latest first. Only what is recorded: its opening and its last change. */
export function fojasOf(
  { createdAt, updatedAt, version }: Pick<Folder, "createdAt" | "updatedAt" | "version">,
  who: string,
): Foja[] {
  const opening = { number: 1, at: createdAt, title: "Apertura de la causa", who };
  if (version <= 1) return [opening];
  return [{ number: 2, at: updatedAt, title: "Último cambio en la ficha", who }, opening];
}
