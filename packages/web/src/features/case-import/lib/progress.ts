import type { CaseImport } from "@foja/core/operations/case-imports/case-import.schema";
import { counted, formatNumber } from "~/lib/format";

/** A bar of an import: how much of what is done. */
export type Bar = { label: string; value: number; max: number; text?: string };

/** How many numbers a portal is asked for in a second, before the pace of this import is seen. */
const USUAL_PACE = 2;

/** When an import was first seen, and how many of its numbers were looked up then. */
export type Seen = { at: number; done: number };

/** The bars of an import under way. `now` in ms. */
export function barsOf(one: CaseImport, seen: Seen, now: number): Bar[] {
  const { lookups, links } = one;
  const bars = [savingOf(one)];
  if (lookups.wanted > 0) {
    bars.push({
      label: "Buscando en los tribunales",
      value: lookups.done,
      max: lookups.wanted,
      text: lookupText(one, seen, now),
    });
  }
  if (links.wanted > 0) bars.push({ label: "Vinculando", value: links.done, max: links.wanted });
  return bars;
}

/** The cases come first, then their contacts, of which nobody knows how many they will be. */
function savingOf({ status, total, saved, leftOut, contacts }: CaseImport): Bar {
  const value = saved + leftOut;
  const bar = { label: "Guardando", value, max: total };
  if (status !== "saving" || value < total) return bar;
  const cases = counted(saved, "causa", "causas");
  const people = counted(contacts, "contacto nuevo", "contactos nuevos");
  return { ...bar, text: `${cases}; ${people} hasta ahora` };
}

function lookupText({ lookups: { done, wanted } }: CaseImport, seen: Seen, now: number): string {
  const figures = `${formatNumber(done)} de ${formatNumber(wanted)}`;
  const left = wanted - done;
  if (left === 0) return figures;
  const seconds = (now - seen.at) / 1000;
  const pace = done > seen.done && seconds > 5 ? (done - seen.done) / seconds : USUAL_PACE;
  const minutes = Math.ceil(left / pace / 60);
  return `${figures}, ${minutes <= 1 ? "menos de un minuto" : `unos ${formatNumber(minutes)} minutos`}`;
}
