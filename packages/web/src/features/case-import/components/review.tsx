import { answered, yesOf } from "@foja/core/practice/case-lists/answers.rules";
import type { Heap } from "@foja/core/practice/case-lists/case-row.rules";
import { OUT } from "@foja/core/practice/case-lists/court-of.rules";
import type { FoundCase } from "@foja/core/practice/case-lists/found-case.rules";
import { countPeople, sideGroups } from "@foja/core/practice/case-lists/sides.rules";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState } from "~/components/ui/empty-state";
import { Segments } from "~/components/ui/segments";
import { formatNumber } from "~/lib/format";
import { checkedList } from "../api/imports";
import type { CaseList } from "../hooks/use-case-list";
import { broughtNow, HEAPS, inHeaps, questionsOf } from "../lib/list-view";
import { BringBar } from "./bring-bar";
import { CaseRows, type RowActs } from "./case-rows";
import { Questions } from "./questions";
import { RoomNote } from "./room-note";
import { RowEditor } from "./row-editor";
import { Sides } from "./sides";

type ReviewProps = { state: CaseList; cases: readonly FoundCase[]; name: string };

const NONE = {};

/** The list before it is brought: its questions, its heaps, its rows, and the button that brings it. */
export function Review({ state, cases, name }: ReviewProps) {
  const [chosen, setHeap] = useState<Heap>();
  const [opened, setOpened] = useState<number>();
  const check = useQuery(checkedList(cases, useQueryClient()));
  const { known = NONE, similar = NONE, room } = check.data ?? {};
  const heaps = inHeaps(cases, known);
  const heap = chosen ?? (heaps.sure.length > 0 ? "sure" : "doubtful");
  const now = broughtNow(heaps.sure, room?.left ?? heaps.sure.length);
  const isTight = now.length < heaps.sure.length;
  const one = cases.find(({ id }) => id === opened);
  const brought = [...heaps.sure, ...heaps.doubtful];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Questions questions={questionsOf(heaps.doubtful)} onAnswer={state.answerAll} />
      <Sides groups={sideGroups(brought)} onAnswer={state.represent} />
      {room && isTight && <RoomNote room={room} ready={heaps.sure.length} now={now.length} />}
      <section aria-label="La lista" className="min-w-0 rounded-md border bg-sheet">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b p-3">
          <div className="flex min-w-0 max-w-full overflow-x-auto whitespace-nowrap">
            <Segments
              legend="Qué causas se ven"
              choices={HEAPS.map(({ heap: of, label }) => ({
                label: `${label} (${formatNumber(heaps[of].length)})`,
                pressed: of === heap,
                choose: () => setHeap(of),
              }))}
            />
          </div>
          <p className="text-ink-soft text-sm max-md:hidden">
            Flechas para moverte, Espacio para sí, X para dejar afuera, Enter para corregir
          </p>
        </div>
        {heaps[heap].length === 0 ? (
          <EmptyState>{NOTHING[heap]}</EmptyState>
        ) : (
          <CaseRows
            cases={heaps[heap]}
            acts={actsOn(state, setOpened, () => setHeap(heap))}
            entering={isTight && heap === "sure" ? new Set(now.map(({ id }) => id)) : undefined}
            {...{ known, similar }}
          />
        )}
      </section>
      <BringBar
        {...{ state, now, name }}
        waiting={heaps.doubtful.length}
        people={countPeople(now)}
        checking={check.isPending}
        failure={check.error}
      />
      {one && (
        <RowEditor
          key={`${one.id}-${one.doubts.length}`}
          one={one}
          onAnswer={(key, value) => {
            state.answer(one.id, key, value);
            if (value === OUT.value) setOpened(undefined);
          }}
          onSave={(next) => {
            state.set(one.id, () => next);
            setOpened(undefined);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

const NOTHING: Readonly<Record<Heap, string>> = {
  sure: "Todavía no hay causas listas: respondé las preguntas o mirá las dudosas.",
  doubtful: "No queda ninguna para mirar.",
  twice: "Ninguna está repetida, ni en la lista ni en tu estudio.",
  out: "No dejaste ninguna afuera.",
};

/** The acts on a row. `stay` keeps the heap that is shown, also once it is not the usual one. */
const actsOn = (state: CaseList, open: (id: number) => void, stay: () => void): RowActs => {
  const changing = (next: (one: FoundCase) => FoundCase) => (one: FoundCase) => {
    stay();
    state.set(one.id, next);
  };
  return {
    yes: changing(withYes),
    out: changing((one) => ({ ...one, isOut: true })),
    first: changing((one) => ({ ...one, isFirst: !one.isFirst })),
    open: ({ id }) => {
      stay();
      open(id);
    },
  };
};

/** A row after a plain yes to each of its questions; one that was left out is brought again. */
function withYes(one: FoundCase): FoundCase {
  if (one.isOut) return { ...one, isOut: false };
  return one.doubts.reduce((now, doubt) => {
    const yes = yesOf(doubt);
    return yes === undefined ? now : answered(now, doubt.key, yes);
  }, one);
}
