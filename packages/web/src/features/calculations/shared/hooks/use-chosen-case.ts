import { useState } from "react";
import type { FolderChoice } from "~/components/folder-picker";

/**
 * The case chosen in a dialog: the given one until a person chooses another, or none. The case that
 * the screen was opened from may still be read while the dialog is open.
 */
export function useChosenCase(given: FolderChoice | null) {
  const [picked, setPicked] = useState<FolderChoice | null>();
  return [picked === undefined ? given : picked, setPicked] as const;
}
