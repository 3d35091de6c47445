import { Trash2 } from "lucide-react";
import { MenuItem, MenuSeparator } from "~/components/ui/menu";
import { useMay } from "~/lib/session/may";

type DeleteItemProps = {
  onSelect: () => void;
  disabled?: boolean;
  /** Below a hairline, after the actions that are not destructive. */
  apart?: boolean;
};

/** «Eliminar…» in a menu, for those whose role in the practice may delete. */
export function DeleteItem({ apart, ...item }: DeleteItemProps) {
  if (!useMay("delete")) return null;
  return (
    <>
      {apart && <MenuSeparator />}
      <MenuItem danger {...item}>
        <Trash2 aria-hidden /> Eliminar…
      </MenuItem>
    </>
  );
}
