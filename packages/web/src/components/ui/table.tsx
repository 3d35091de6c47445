import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";

/**
 * The parts of a table: hairlines, a head that stays, rows of 40 px. The frame scrolls sideways by
 * itself; below 768 px a list draws cards instead.
 */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return (
    <div className="overflow-x-auto">
      <table {...rest} className={cn("w-full border-collapse text-start", className)} />
    </div>
  );
}

/** The head of a column. */
export function HeadCell({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      {...rest}
      className={cn(
        "sticky top-0 h-9 whitespace-nowrap border-b bg-paper px-3 text-start font-medium text-ink-faint text-sm first:ps-4 last:pe-4",
        className,
      )}
    />
  );
}

/** One row. */
export function Row({ className, ...rest }: ComponentProps<"tr">) {
  return (
    <tr
      {...rest}
      className={cn("border-b transition-colors last:border-0 hover:bg-wash", className)}
    />
  );
}

/** One cell. */
export function Cell({ className, ...rest }: ComponentProps<"td">) {
  return <td {...rest} className={cn("h-10 px-3 py-2 first:ps-4 last:pe-4", className)} />;
}
