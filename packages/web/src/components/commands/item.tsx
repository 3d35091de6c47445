import { Command } from "cmdk";
import type { LucideIcon } from "lucide-react";

type ItemProps = {
  value: string;
  icon: LucideIcon;
  title: string;
  more?: string | null;
  hint?: string;
  onSelect: () => void;
};

/** One line that can be chosen. */
export function Item({ value, icon: Icon, title, more, hint, onSelect }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 data-[selected=true]:bg-wash"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{title}</span>
        {more && <span className="block truncate text-ink-soft text-sm">{more}</span>}
      </span>
      {hint && <kbd className="shrink-0 font-sans text-ink-faint text-xs">{hint}</kbd>}
    </Command.Item>
  );
}

/** The class of the heading that cmdk draws over a group. */
export const GROUP =
  "[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-ink-faint [&_[cmdk-group-heading]]:text-sm";
