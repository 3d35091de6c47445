import { ListBody, ListFoot } from "~/components/lists/list-body";
import { SearchBox, Shelves, selectOf } from "~/components/lists/list-filters";
import { PlanMeter } from "~/components/lists/plan-meter";
import { PageHeader } from "~/components/ui/page-header";
import { Select } from "~/components/ui/select-field";
import { cn } from "~/lib/cn";
import { AddressProvider } from "~/lib/lists/address-provider";
import { useListAddress } from "~/lib/lists/use-list-address";
import { useRecordList } from "~/lib/lists/use-record-list";
import { useSession } from "~/lib/session/session";
import { useCalculatorMoves } from "../hooks/use-calculator-moves";
import { CALCULATORS, CalculatorLine } from "./calculator-list";
import { CalculatorPeek } from "./calculator-peek";
import { NewCalculation } from "./new-calculation";

/** The saved calculations of the practice. */
export default function CalculatorsPage() {
  const { user } = useSession();
  return (
    user && (
      <AddressProvider>
        <CalculatorsDesk userId={user._id} />
      </AddressProvider>
    )
  );
}

function CalculatorsDesk({ userId }: { userId: string }) {
  const address = useListAddress(CALCULATORS);
  const { view, peeked, place } = address;
  const read = useRecordList(CALCULATORS, userId, view);
  const looked = { list: CALCULATORS, ...address, ...read };
  const moves = useCalculatorMoves();
  const show = (id: string | null) => place({ peeked: id }, id !== null);
  return (
    <>
      <PageHeader title="Mis cálculos" actions={<NewCalculation />} />
      <PlanMeter resource="calculators" />
      <div className={cn("grid items-start gap-5", peeked && "lg:grid-cols-[minmax(0,1fr)_26rem]")}>
        <div className={cn("min-w-0", peeked && "max-lg:hidden")}>
          <div className="mb-4 flex flex-wrap items-center gap-2">
            <SearchBox {...looked} />
            {CALCULATORS.filters.map((filter) => (
              <div key={filter.param} className="w-48">
                <Select aria-label={filter.label} {...selectOf(filter, looked)} />
              </div>
            ))}
            <Shelves {...looked} />
          </div>
          <div className="rounded-md border bg-sheet">
            <ListBody {...looked} create={<NewCalculation />}>
              <ul aria-label="Cálculos" className="divide-y">
                {read.rows.map((row) => (
                  <CalculatorLine
                    key={row._id}
                    row={row}
                    isOpen={row._id === peeked}
                    onOpen={show}
                  />
                ))}
              </ul>
            </ListBody>
          </div>
          <ListFoot {...read} />
        </div>
        {peeked && (
          <CalculatorPeek
            key={peeked}
            id={peeked}
            moves={moves}
            onShow={show}
            onClose={() => show(null)}
          />
        )}
      </div>
    </>
  );
}
