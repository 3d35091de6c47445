import { useInfiniteQuery } from "@tanstack/react-query";
import { Listing } from "~/components/lists/listing";
import { LosingLine } from "~/components/losing/losing-line";
import { PageHeader } from "~/components/ui/page-header";
import { losingList } from "~/lib/losing/calls";
import { allRows } from "~/lib/records/pages";

/** What the practice may lose by time, the nearest first. */
export default function LosingPage() {
  const list = useInfiniteQuery(losingList());
  return (
    <>
      <PageHeader
        title="Lo que se pierde"
        description="Las instancias que caducan y las acciones que prescriben, lo más cercano primero."
      />
      <p className="mb-4 max-w-2xl text-ink-soft">
        La caducidad se cuenta desde el último acto que impulsa, por el código y el calendario de
        cada tribunal. Si un acto impulsa o no, lo decidís en la causa. Las prescripciones son las
        que guardaste en cada causa. Avisamos 90, 30 y 7 días antes.
      </p>
      <Listing
        query={list}
        rows={list.data && allRows(list.data)}
        empty="Nada por perderse: ninguna causa abierta tiene un plazo que corra."
        onSheet
      >
        {(rows) => (
          <ul aria-label="Lo que se pierde" className="rounded-md border bg-sheet">
            {rows.map((row) => (
              <LosingLine key={row._id} row={row} />
            ))}
          </ul>
        )}
      </Listing>
    </>
  );
}
