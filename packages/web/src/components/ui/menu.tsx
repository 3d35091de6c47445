import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "~/lib/cn";

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode;
  /** The name of the menu for screen readers. */
  label: string;
  align?: "start" | "center" | "end";
  /** Where it opens, seen from the button. */
  side?: "bottom" | "right";
  className?: string;
  children: ReactNode;
};

/** A menu below or beside a button. */
export function Menu({ trigger, label, align = "end", side, className, children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          // React hands the events of a menu to what its button stands on, too: a card would take them for a drag.
          onMouseDown={(event) => event.stopPropagation()}
          onTouchStart={(event) => event.stopPropagation()}
          className={cn(
            "z-50 min-w-52 animate-appear rounded-md border border-line bg-sheet p-1 shadow-raised",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemClass =
  "flex min-h-9 cursor-pointer select-none items-center gap-2.5 rounded-sm px-2.5 outline-none data-[disabled]:cursor-default data-[highlighted]:bg-wash data-[disabled]:text-ink-faint [&_svg]:size-4 [&_svg]:shrink-0";

type MenuItemProps = {
  onSelect?: () => void;
  disabled?: boolean;
  danger?: boolean;
  /** The child is rendered as the item itself: a link, for instance. */
  asChild?: boolean;
  children: ReactNode;
};

/** One action of a menu. */
export function MenuItem({ danger, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      className={cn(itemClass, danger ? "text-danger" : "text-ink [&_svg]:text-ink-soft")}
    />
  );
}

type MenuRadioProps = {
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  /** Called with a value other than the current one. */
  onChoose: (value: string) => void;
};

/** A choice of one of a few values, the current one marked. */
export function MenuRadio({ label, value = "", options, onChoose }: MenuRadioProps) {
  return (
    <Radix.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => next !== value && onChoose(next)}
    >
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          className={cn(itemClass, "max-w-72 text-ink [&_svg]:text-accent")}
        >
          <span className="size-4 shrink-0">
            <Radix.ItemIndicator>
              <Check aria-hidden />
            </Radix.ItemIndicator>
          </span>
          <span className="min-w-0 truncate">{option.label}</span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/** A hairline between two groups of items. */
export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}

/** Text at the head of a menu. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-2">{children}</Radix.Label>;
}
