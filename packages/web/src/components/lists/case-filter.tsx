import { FolderPicker } from "~/components/folder-picker";
import type { Filter, FilterControl } from "~/lib/lists/record-list";

type InCase = { folderId: string | null; folderName: string | null };

function CaseControl({ rows, value, onChange }: FilterControl<InCase>) {
  const { folderName } = rows.find(({ folderId }) => folderId === value) ?? {};
  const folder = value ? { _id: value, folderName: folderName ?? "" } : null;
  return <FolderPicker label="Causa" value={folder} onChange={(to) => onChange(to?._id ?? "")} />;
}

/** A filter by one case. */
export const caseFilter = <R extends InCase>(): Filter<R> => ({
  param: "de",
  label: "Causa",
  fits: (wanted) => (row) => row.folderId === wanted,
  Control: CaseControl,
});
