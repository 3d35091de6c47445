import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "~/lib/cn";
import { useDrawnNext } from "~/lib/use-drawn-next";
import { IconButton } from "./icon-button";
import { Scrim, useScrollLock } from "./scrim";

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  side?: "start" | "end";
  children: ReactNode;
  footer?: ReactNode;
};

/** A panel along one edge: the menu on small screens, the card beside a list, the preferences. */
export function Drawer({ open, onOpenChange, ...panel }: DrawerProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {open && <Panel {...panel} />}
    </Radix.Root>
  );
}

function Panel(props: Omit<DrawerProps, "open" | "onOpenChange">) {
  const { title, side = "end", children, footer } = props;
  const drawn = useDrawnNext();
  useScrollLock(drawn);
  return (
    <Radix.Portal>
      <Scrim className="z-40" />
      {drawn && (
        <Radix.Content
          aria-describedby={undefined}
          className={cn(
            "fixed inset-y-0 z-50 flex animate-appear flex-col bg-sheet shadow-raised focus:outline-none",
            side === "end"
              ? "end-0 w-[min(100vw-2.5rem,360px)] border-s"
              : "start-0 w-[min(100vw-2.5rem,280px)] border-e",
          )}
        >
          <header className="flex h-14 shrink-0 items-center justify-between gap-4 border-b ps-6 pe-3">
            <Radix.Title className="font-semibold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Cerrar">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
          {footer && <footer className="border-t px-5 py-4">{footer}</footer>}
        </Radix.Content>
      )}
    </Radix.Portal>
  );
}
