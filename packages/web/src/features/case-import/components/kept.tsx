import type { CaseImport } from "@foja/core/operations/case-imports/case-import.schema";
import { Link } from "~/components/ui/link";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";

/** The cases that stayed after an undo, because somebody worked on them. */
export function Kept({ one: { status, kept } }: { one: CaseImport }) {
  if (status !== "undone" || kept.length === 0) return null;
  return (
    <section aria-label="Causas que quedaron" className="rounded-md border bg-sheet p-5">
      <h2 className="font-semibold">
        {counted(kept.length, "causa quedó", "causas quedaron")}, porque ya trabajaste en ellas
      </h2>
      <ul className="mt-2 grid gap-1">
        {kept.map(({ folderId, name }) => (
          <li key={folderId} className="truncate">
            <Link className="link" to={paths.folders.details(folderId)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
