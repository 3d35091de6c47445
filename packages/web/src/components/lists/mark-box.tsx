import { Checkbox } from "~/components/ui/checkbox";
import { cn } from "~/lib/cn";

type MarkBoxProps = {
  id: string;
  name: string;
  marked: boolean;
  onToggle: (id: string, range: boolean) => void;
  className?: string;
};

/** Marks a row; with Shift, all from the last one marked. It is above the row's own link. */
export function MarkBox({ id, name, marked, onToggle, className }: MarkBoxProps) {
  return (
    <Checkbox
      label={`Marcar ${name}`}
      hideLabel
      checked={marked}
      onChange={({ nativeEvent }) =>
        onToggle(id, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)
      }
      className={cn("relative z-[1]", className)}
    />
  );
}
