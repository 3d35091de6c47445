import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import type { FolderChoice } from "~/components/folder-picker";
import { Link } from "~/components/ui/link";
import { paths } from "~/lib/paths";

type CaseProps = { saved?: Calculator | null; folder?: FolderChoice | null };

/** Names the case of a calculation: the one it was saved in, or from which it was opened. */
export function CaseLine({ saved, folder }: CaseProps) {
  const of = saved ? { _id: saved.folderId, folderName: saved.folderName } : folder;
  if (!of?._id) return null;
  return (
    <p className="truncate text-ink-soft text-sm">
      Causa:{" "}
      <Link to={paths.folders.details(of._id)} className="link">
        {of.folderName}
      </Link>
    </p>
  );
}
