import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cn } from "~/lib/cn";
import { useCountedOpen } from "~/lib/open-dialogs";
import { giveFocusBack } from "~/lib/return-focus";
import { useDrawnNext } from "~/lib/use-drawn-next";
import { MAIN_ID } from "../skip-link";
import { IconButton } from "./icon-button";
import { Scrim, useScrollLock } from "./scrim";

export type DialogProps = {
  open: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the end of the dialog; the main one last. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** It cannot be closed without an answer. */
  modal?: "required";
};

const widths = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" } as const;
const keep = (event: Event) => event.preventDefault();

/** Escape closes an open list of options; the dialog stays. */
function leaveToList(event: KeyboardEvent): void {
  const on = event.target instanceof Element ? event.target : null;
  if (on?.matches("[role=combobox][aria-expanded=true]")) event.preventDefault();
}

const FIELDS = "form :is(input:not([type=hidden], [type=file]), select, textarea)";
const TICKED = "[type=checkbox], [type=radio]";

/**
 * The field that gets the focus when a dialog with a form opens, unless one asks for it: the first
 * empty one in which Enter submits, else the first. A list of options would open over the others.
 */
function firstField(dialog: HTMLElement): HTMLElement | undefined {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(FIELDS)].filter(
    (field) => !field.matches(":disabled, [readonly], [role=combobox]"),
  );
  const typed = fields.filter((field) => !field.matches(TICKED));
  const lines = typed.filter((field) => !field.matches("textarea"));
  return lines.find(({ value }) => value === "") ?? lines[0] ?? typed[0] ?? fields[0];
}

/** A dialog over the page; on phones it rises from the bottom and fills the width. */
export function Dialog(props: DialogProps) {
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      {props.open && <Sheet {...props} />}
    </Radix.Root>
  );
}

const main = () => document.getElementById(MAIN_ID);

function Sheet(props: DialogProps) {
  useCountedOpen();
  // Read before anything in the dialog takes the focus.
  const [cameFrom] = useState(() => document.activeElement);
  const drawn = useDrawnNext();
  useScrollLock(drawn);
  return (
    <Radix.Portal>
      <Scrim className="z-50" />
      {drawn && <Content {...props} cameFrom={cameFrom} />}
    </Radix.Portal>
  );
}

type ContentProps = DialogProps & { cameFrom: Element | null };

function Content(props: ContentProps) {
  const { title, description, children, footer, size = "md", modal, cameFrom } = props;
  return (
    <Radix.Content
      {...(description ? {} : { "aria-describedby": undefined })}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        // Without a field, never a way out: Enter would close it without a word.
        const dialog = event.currentTarget as HTMLElement;
        (firstField(dialog) ?? dialog).focus();
      }}
      onEscapeKeyDown={leaveToList}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        giveFocusBack(cameFrom, main);
      }}
      {...(modal && { onEscapeKeyDown: keep, onPointerDownOutside: keep })}
      className={cn(
        "fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full animate-slide flex-col rounded-t-md border border-line bg-sheet shadow-raised focus:outline-none sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-md",
        widths[size],
      )}
    >
      <header className="flex items-start gap-4 px-6 pt-5 pb-4">
        <div className="min-w-0 flex-1">
          <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>
          )}
        </div>
        {!modal && (
          <Radix.Close asChild>
            <IconButton label="Cerrar" className="-me-2 -mt-1.5">
              <X aria-hidden />
            </IconButton>
          </Radix.Close>
        )}
      </header>
      {children && <div className="min-h-0 overflow-y-auto px-6 pb-6">{children}</div>}
      {footer && (
        <footer className="flex flex-wrap justify-end gap-2 border-t px-6 py-4">{footer}</footer>
      )}
    </Radix.Content>
  );
}
