import type { PreviewStatus } from "../../courts/causas/causa.schema";
import type { Agreement } from "../../courts/causas/names.rules";
import type { CaseImport, Heap, ImportStatus, RowLookup } from "./case-import.schema";

type Standing = Pick<CaseImport, "status" | "links"> & { toldAt: string | null };

/** Whether any work of an import is left, which a sweep has to resume where it stands still. */
export function isBusy({ status, links, toldAt }: Standing): boolean {
  if (RUNNING.includes(status) || status === "looking") return true;
  if (status !== "done") return false;
  return links.done < links.wanted || (links.wanted > 0 && toldAt === null);
}

/**
 * The states in which no other import of the practice starts. Look-ups are none of them: they take as
 * long as the portals like.
 */
export const RUNNING: readonly ImportStatus[] = ["saving", "undoing"];

type Sorted = {
  error: string | null;
  given: { court?: unknown };
  lookup: RowLookup | null;
};

/** The heap of a row; null while its number waits for the court. */
export function heapOf({ error, given, lookup }: Sorted): Heap | null {
  if (error !== null) return "failed";
  if (!given.court) return "none";
  if (lookup === null) return null;
  if (lookup.status !== "found") return "absent";
  return lookup.agreement === "same" ? "same" : "partly";
}

type Lookups = CaseImport["lookups"];

/** The figure in which a look-up is counted. A number found without names to compare counts as partly. */
export function figureOf(
  status: PreviewStatus,
  agreement: Agreement,
): Exclude<keyof Lookups, "wanted" | "done"> {
  if (status === "unanswered") return "unanswered";
  if (status !== "found") return "absent";
  return agreement === "unknown" ? "partly" : agreement;
}

/** The figures after one more look-up. */
export function withLookup(lookups: Lookups, { status, agreement }: RowLookup): Lookups {
  const figure = figureOf(status, agreement);
  return { ...lookups, done: lookups.done + 1, [figure]: lookups[figure] + 1 };
}

const few = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The alert of an import: how many cases it brought, and how many novedades of thirty days. */
export function broughtSentence(cases: number, novedades: number): string {
  const entered = cases === 1 ? "Entró 1 causa" : `Entraron ${cases} causas`;
  const news = novedades === 0 ? "sin novedades" : few(novedades, "novedad", "novedades");
  return `${entered}: ${news} de los últimos 30 días`;
}
