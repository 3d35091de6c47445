import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useDrawnNext } from "~/lib/use-drawn-next";

type PopoverProps = {
  trigger: ReactNode;
  label: string;
  children: ReactNode;
  /** Whether it is open, for a parent that must close it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A small panel below a button, for reading rather than choosing. */
export function Popover({ trigger, open, onOpenChange, ...panel }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel {...panel} />
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Drawn once the button has answered. */
function Panel({ label, children }: Pick<PopoverProps, "label" | "children">) {
  const drawn = useDrawnNext();
  return (
    drawn && (
      <Radix.Content
        aria-label={label}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 w-[min(100vw-1rem,360px)] animate-appear rounded-md border border-line bg-sheet shadow-raised"
      >
        {children}
      </Radix.Content>
    )
  );
}
