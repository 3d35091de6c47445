import { Checkbox } from "~/components/ui/checkbox";
import { cn } from "~/lib/cn";
import type { FolderRow } from "../lib/folder-row";

type MarkBoxProps = {
  row: FolderRow;
  marked: boolean;
  onToggle: (id: string, range: boolean) => void;
  className?: string;
};

/** Marks a case; with Shift, all from the last one marked. It lies above the row's own link. */
export function MarkBox({ row, marked, onToggle, className }: MarkBoxProps) {
  return (
    <Checkbox
      label={`Marcar ${row.folderName}`}
      hideLabel
      checked={marked}
      onChange={({ nativeEvent }) =>
        onToggle(row._id, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)
      }
      className={cn("relative z-[1]", className)}
    />
  );
}
