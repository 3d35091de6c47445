import { CalendarDays } from "lucide-react";
import { Popover } from "radix-ui";
import { lazy, Suspense } from "react";
import type { Leaning } from "~/lib/local-date";
import { retryLoading } from "~/lib/retry-loading";
import { IconButton } from "./icon-button";
import { Skeleton } from "./skeleton";

const MonthPicker = lazy(() => retryLoading(() => import("./month-picker")));

type DatePickerProps = {
  /** The field's name. */
  label: string;
  value: string | undefined;
  leaning: Leaning;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onPick: (day: string) => void;
  /** Called when it was closed and the focus needs a place. */
  onClosed: () => void;
};

/** The button beside a date that opens a month; Alt+↓ in the field opens it, too. */
export function DatePicker({ label, value, leaning, isOpen, ...on }: DatePickerProps) {
  const pick = (day: string) => {
    on.onOpen(false);
    on.onPick(day);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={on.onOpen}>
      <Popover.Trigger asChild>
        <IconButton
          label="Abrir el calendario"
          aria-description={label}
          size="sm"
          className="absolute inset-y-0 end-1.5 my-auto"
        >
          <CalendarDays aria-hidden />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={`Calendario de ${label}`}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            on.onClosed();
          }}
          className="z-50 w-[19.5rem] max-w-[calc(100vw-1rem)] animate-appear rounded-md border border-line bg-sheet p-3 shadow-raised"
        >
          <Suspense fallback={<Skeleton className="h-80 w-full" />}>
            <MonthPicker {...{ value, leaning }} onPick={pick} />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
