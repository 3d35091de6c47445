import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";

type IconButtonProps = ComponentProps<"button"> & {
  /** What it does: the only text it has. */
  label: string;
  size?: "sm" | "md";
};

/** The look of what is only an icon, for the rare one that is a link. */
export const iconClass = (size: "sm" | "md" = "md") =>
  cn(
    "inline-grid shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-wash hover:text-ink disabled:opacity-50 data-[state=open]:bg-wash",
    size === "md" ? "size-9 [&_svg]:size-[18px]" : "size-7 [&_svg]:size-4",
  );

/** A button that is only an icon; its name is read aloud and shown on hover. */
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
