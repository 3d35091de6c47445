import { useFolderChoices } from "~/lib/use-folder-choices";
import { ComboField } from "./ui/combo-field";
import type { FieldShell } from "./ui/field";

export type FolderChoice = { _id: string; folderName: string };

type PickerProps = FieldShell & {
  value: FolderChoice | null;
  onChange: (folder: FolderChoice | null) => void;
};

function useOptions(text: string, open: boolean) {
  const { choices, isReading } = useFolderChoices(text, open);
  return { options: choices.map(({ _id, folderName }) => ({ _id, label: folderName })), isReading };
}

/** Chooses a case by any part of its name. */
export const FolderPicker = ({ value, onChange, ...shell }: PickerProps) => (
  <ComboField
    {...shell}
    value={value?.folderName ?? ""}
    placeholder="Ninguna"
    listLabel="Causas"
    clearLabel="Quitar la causa"
    useOptions={useOptions}
    onTake={({ _id, label }) => onChange({ _id, folderName: label })}
    onClear={() => onChange(null)}
  />
);
