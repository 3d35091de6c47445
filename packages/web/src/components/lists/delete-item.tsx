import { Trash2 } from "lucide-react";
import { MenuItem, MenuSeparator } from "~/components/ui/menu";
import { useMay } from "~/lib/session/may";

type DeleteItemProps = {
  onSelect: () => void;
  disabled?: boolean;
  /** Below a hairline, after what does no harm. */
  apart?: boolean;
};

/** «Eliminar…» in a menu, for those whose role in the practice deletes. */
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
