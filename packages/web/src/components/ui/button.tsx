import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "~/components/ui/link";
import { cn } from "~/lib/cn";

const variants = {
  primary: "bg-accent text-on-accent hover:bg-accent-deep",
  secondary: "border border-line-strong bg-sheet text-ink hover:bg-wash",
  quiet: "text-ink hover:bg-wash",
  danger: "bg-danger text-on-danger hover:opacity-90",
} as const;

const sizes = {
  sm: "h-8 px-2.5 text-sm",
  md: "h-9 px-3.5",
  lg: "h-11 px-5 text-lg",
} as const;

export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** The classes of a button, for the rare element that is neither <button> nor <Link>. */
export const buttonClass = ({ variant = "secondary", size = "md" }: ButtonLook = {}) =>
  cn(
    "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium transition-colors",
    "disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0",
    variants[variant],
    sizes[size],
  );

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    /** While true the button shows `busyLabel` (or its own text) and does nothing more. */
    busy?: boolean;
    busyLabel?: string;
  };

/** A button. It stays focusable while busy, so that the keyboard focus is not lost. */
export function Button(props: ButtonProps) {
  const { variant, size, busy, busyLabel, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cn(buttonClass({ variant, size }), className)}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** A link that looks like a button, because it is the page's main action. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={cn(buttonClass({ variant, size }), className)} />;
}
