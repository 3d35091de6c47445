import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";

type IconButtonProps = ComponentProps<"button"> & {
  /** Its action: its only text. */
  label: string;
  size?: "sm" | "md";
};

/** The classes of an icon button, for a link that looks like one. */
export const iconClass = (size: "sm" | "md" = "md") =>
  cn(
    "inline-grid shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-wash hover:text-ink disabled:opacity-50 data-[state=open]:bg-wash",
    size === "md" ? "size-9 [&_svg]:size-[18px]" : "size-7 [&_svg]:size-4",
  );

/** A button with only an icon; its label is read aloud and shown on hover. */
export function IconButton({ label, size = "md", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={cn(iconClass(size), className)}
    />
  );
}
