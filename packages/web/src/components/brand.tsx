import { cn } from "~/lib/cn";

/** The logo: a page with a margin, like the court's paper. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 26"
      aria-hidden="true"
      className={cn("h-[1.375rem] w-auto", className)}
      fill="none"
    >
      <rect x="1" y="1" width="18" height="24" rx="2" stroke="currentColor" strokeWidth="1.6" />
      <path d="M6.2 1.4v23.2" stroke="currentColor" strokeWidth="1" opacity=".55" />
      <path
        d="M9.6 8h5.8M9.6 12.4h5.8M9.6 16.8h3.4"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The logo and the name. */
export function Brand({ className, markOnly }: { className?: string; markOnly?: boolean }) {
  return (
    <span className={cn("inline-flex items-center gap-2.5 text-ink", className)}>
      <Mark className="text-accent" />
      <span
        className={markOnly ? "sr-only" : "font-medium font-serif text-[1.375rem] leading-none"}
      >
        Foja
      </span>
    </span>
  );
}
