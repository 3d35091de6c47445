import { FileSpreadsheet, FileText, Image, type LucideIcon, Music } from "lucide-react";

const KINDS: [begins: RegExp, icon: LucideIcon][] = [
  [/^image\//, Image],
  [/^audio\//, Music],
  [/csv|excel|sheet/, FileSpreadsheet],
];

/** What a file is, by its type, as an icon beside its name. */
export function FileIcon({ type }: { type: string }) {
  const Icon = KINDS.find(([is]) => is.test(type))?.[1] ?? FileText;
  return <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />;
}
