import type { CaseImport } from "@foja/core/operations/case-imports/case-import.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ButtonLink } from "~/components/ui/button";
import { Failed } from "~/components/ui/empty-state";
import { Meter } from "~/components/ui/meter";
import { PageHeader } from "~/components/ui/page-header";
import { SkeletonRows } from "~/components/ui/skeleton";
import { importOf, isUnderWay } from "~/lib/case-import/import-of";
import { underWay } from "~/lib/case-import/under-way";
import { counted } from "~/lib/format";
import { paths } from "~/lib/paths";
import { refreshAfterImport } from "../api/imports";
import { barsOf, type Seen } from "../lib/progress";
import { Kept } from "./kept";
import { LeftInList } from "./left-in-list";
import { Lookups } from "./lookups";
import { StartAgain } from "./start-again";
import { Summary } from "./summary";
import { UndoButton } from "./undo-button";

/** An import that was started: how far it is, what the courts said, and what it brought. */
export function ImportView({ id, practice }: { id: string; practice: string }) {
  const { data, error, refetch } = useQuery(importOf(id));
  useEnding(data);
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <SkeletonRows />;
  return <Shown one={data} practice={practice} />;
}

/** Once an import is through, what it changed is read again, and other screens stop showing it. */
function useEnding(one: CaseImport | undefined): void {
  const cache = useQueryClient();
  const turn = one && `${one.status} ${one.links.done}`;
  const busy = one && isUnderWay(one);
  useEffect(() => {
    if (turn === undefined || busy === undefined) return;
    if (!busy) underWay.set({ id: null });
    refreshAfterImport(cache);
  }, [turn, busy, cache]);
}

function Shown({ one, practice }: { one: CaseImport; practice: string }) {
  return (
    <>
      <PageHeader
        title="Traer mis causas"
        description={sentenceOf(one)}
        actions={
          <>
            <UndoButton one={one} />
            <ButtonLink to={paths.folders.list} variant="primary">
              Ir a mis causas
            </ButtonLink>
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isUnderWay(one) && <Bars one={one} />}
        {one.status === "receiving" && <StartAgain one={one} />}
        <Kept one={one} />
        {one.status !== "receiving" && <LeftInList practice={practice} />}
        {one.status === "done" && <Summary one={one} />}
        {["looking", "done"].includes(one.status) && <Lookups one={one} />}
      </div>
    </>
  );
}

function sentenceOf({ status, saved, leftOut, name }: CaseImport): string {
  const from = name ? ` de «${name}»` : "";
  const cases = counted(saved, "causa", "causas");
  switch (status) {
    case "receiving":
      return `La lista${from} todavía no empezó a guardarse.`;
    case "saving":
      return `Guardamos tu lista${from}. Podés irte: sigue sola.`;
    case "looking":
      return `${cases} en tu estudio. Buscamos los números en los tribunales. Podés irte: sigue sola.`;
    case "undoing":
      return "Deshacemos la importación.";
    case "undone":
      return "Deshiciste esta importación. Las causas están 30 días en Eliminadas.";
    case "failed":
      return `Se cortó: entraron ${cases}. Podés deshacerla o traer el resto de nuevo.`;
    default:
      return `Trajimos ${cases}${from}.${
        leftOut > 0 ? ` ${counted(leftOut, "fila quedó", "filas quedaron")} afuera.` : ""
      }`;
  }
}

function Bars({ one }: { one: CaseImport }) {
  const [seen] = useState<Seen>(() => ({ at: Date.now(), done: one.lookups.done }));
  return (
    <section aria-label="Cómo va" className="grid gap-4 rounded-md border bg-sheet p-5">
      {one.status !== "undoing" &&
        barsOf(one, seen, Date.now()).map((bar) => (
          <Meter key={bar.label} {...bar} scarce={false} />
        ))}
      {one.status === "undoing" && <p role="status">Deshaciendo…</p>}
    </section>
  );
}
