import type { ReactNode } from "react";
import { Listing, type ListingProps } from "./listing";

type RowProps = {
  title: ReactNode;
  marks: ReactNode;
  facts: (string | null)[];
  children?: ReactNode;
};

/** A row of a list of the administration, since a table of many columns does not fit a phone. */
export const Row = ({ title, marks, facts, children }: RowProps) => (
  <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-3">
    <div className="min-w-0 flex-1 basis-72">
      <p className="break-words font-medium">{title}</p>
      <p className="mt-0.5 break-words text-ink-soft text-sm">
        {facts.filter(Boolean).join(" · ")}
      </p>
    </div>
    <div className="flex flex-wrap items-center gap-2">
      {marks}
      {children}
    </div>
  </li>
);

/** The rows of such a list. */
export const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="divide-y rounded-md border bg-sheet">
    {children}
  </ul>
);

type RowListingProps<T> = Omit<ListingProps<T>, "children"> & {
  /** The label of the list. */
  title: string;
  row: (row: T) => ReactNode;
};

/** Such a list, read by pages. */
export const RowListing = <T,>({ title, row, ...listing }: RowListingProps<T>) => (
  <Listing {...listing}>{(rows) => <Rows label={title}>{rows.map(row)}</Rows>}</Listing>
);
