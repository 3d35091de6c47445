import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { formatDay, formatMoment } from "~/lib/format";

/** The day on which the case was created in Foja: it is no foja of the court's file. */
export function OpeningLine({ folder }: { folder: Folder }) {
  return (
    <p className="py-3 text-ink-faint text-sm">
      Apertura de la causa en Foja:{" "}
      <time dateTime={folder.createdAt} title={formatMoment(folder.createdAt)}>
        {formatDay(folder.createdAt)}
      </time>
    </p>
  );
}
