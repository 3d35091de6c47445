import type { ReactNode } from "react";
import { cn } from "~/lib/cn";

const tones = {
  neutral: "border-line-strong/60 text-ink-soft",
  accent: "border-accent/45 bg-accent-wash text-accent",
  ok: "border-ok/40 bg-ok-wash text-ok",
  warn: "border-warn/40 bg-warn-wash text-warn",
  danger: "border-danger/40 bg-danger-wash text-danger",
  // How near a due date is: these colours are not changed by any preset.
  overdue: "border-due-overdue/40 bg-due-overdue-wash text-due-overdue",
  today: "border-due-today/40 bg-due-today-wash text-due-today",
  tomorrow: "border-due-tomorrow/40 bg-due-tomorrow-wash text-due-tomorrow",
  within3: "border-due-within3/40 bg-due-within3-wash text-due-within3",
  within7: "border-due-within7/40 bg-due-within7-wash text-due-within7",
} as const;

export type Tone = keyof typeof tones;

type BadgeProps = { tone?: Tone; icon?: ReactNode; className?: string; children: ReactNode };

/** A state, in words and an icon; the colour is never the only sign. */
export function Badge({ tone = "neutral", icon, className, children }: BadgeProps) {
  return (
    <span
      className={cn(
        "inline-flex h-6 items-center gap-1.5 whitespace-nowrap rounded-sm border px-2 font-medium font-sans text-xs [&_svg]:size-3.5",
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/** A state that looks like a rubber stamp, for the case page and the timeline. */
export function Stamp({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cn(
        "inline-block -rotate-2 rounded-sm border-[1.5px] px-2 py-0.5 font-semibold text-xs uppercase tracking-[0.12em]",
        tones[tone],
        "bg-transparent",
      )}
    >
      {children}
    </span>
  );
}
