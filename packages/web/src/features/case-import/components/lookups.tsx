import type { CaseImport } from "@foja/core/operations/case-imports/case-import.schema";
import { Button } from "~/components/ui/button";
import { isUnderWay } from "~/lib/case-import/import-of";
import { formatNumber } from "~/lib/format";
import { useLinking } from "../hooks/use-linking";
import { LookupRows } from "./lookup-rows";

/** What the courts said about the numbers, in heaps: what agrees is linked in one go. */
export function Lookups({ one }: { one: CaseImport }) {
  const { lookups, leftOut } = one;
  const { same, partly, differ, absent, unanswered } = lookups;
  const link = useLinking(one);
  const alike = partly + differ;
  const gone = absent + unanswered;
  // Read again now and then: an open heap changes with each link.
  const done = Math.floor((lookups.done + one.links.done) / READ_EVERY);
  const turn = `${done} ${one.links.wanted} ${isUnderWay(one)}`;
  return (
    <>
      {same > 0 && (
        <LookupRows
          {...{ one, turn, link }}
          heap="same"
          title={`Coincide (${formatNumber(same)})`}
          about="El tribunal tiene ese número con esas partes."
          action={
            same > one.links.wanted && (
              <Button
                variant="primary"
                busy={link.isPending}
                onClick={() => link.mutate({ heap: "same" })}
              >
                {one.status === "looking" ? "Vincular las que ya coinciden" : "Vincular todas"}
              </Button>
            )
          }
          count={same}
        />
      )}
      {alike > 0 && (
        <LookupRows
          {...{ one, turn, link }}
          heap="partly"
          title={`Se parece (${formatNumber(alike)})`}
          about="El número existe, pero las partes no son las mismas. Mirá antes de vincular."
          count={alike}
          chooses
        />
      )}
      {gone > 0 && (
        <LookupRows
          {...{ one, turn, link }}
          heap="absent"
          title={`No está, reservada o de otro (${formatNumber(gone)})`}
          about="Quedan guardadas sin vínculo. Desde cada causa podés corregir el número."
          count={gone}
        />
      )}
      {leftOut > 0 && (
        <LookupRows
          {...{ one, turn, link }}
          heap="failed"
          title={`No entraron (${formatNumber(leftOut)})`}
          about="Cada una dice por qué."
          count={leftOut}
        />
      )}
    </>
  );
}

const READ_EVERY = 50;
