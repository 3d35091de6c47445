import type { ComponentProps } from "react";
import { cn } from "~/lib/cn";

/**
 * The cells of a table that the page itself scrolls: hairlines, a head that stays under the page's
 * header, rows of 40 px. Below 768 px a list shows cards instead.
 */
export function HeadCell({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      {...rest}
      className={cn(
        "sticky top-14 z-10 h-9 whitespace-nowrap border-b bg-sheet px-3 text-start font-medium text-ink-faint text-sm first:rounded-ss-md first:ps-4 last:rounded-se-md last:pe-4",
        className,
      )}
    />
  );
}

/** One cell of a row. */
export function Cell({ className, ...rest }: ComponentProps<"td">) {
  return (
    <td
      {...rest}
      className={cn("h-10 truncate border-b px-3 first:ps-4 last:pe-3 last:text-end", className)}
    />
  );
}

/** The height of rows that are not drawn. */
export function Room({ height, span }: { height: number; span: number }) {
  return height > 0 ? (
    <tr aria-hidden>
      <td colSpan={span} style={{ height }} className="p-0" />
    </tr>
  ) : null;
}
