import { RECORD_KINDS, type RecordKind } from "@foja/core/kernel/records/record.rules";
import type { Trashed } from "@foja/core/operations/trash/trash.schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useSearchParams } from "react-router";
import { Listing } from "~/components/lists/listing";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { Select } from "~/components/ui/select-field";
import { askDeletion } from "~/lib/ask-deletion";
import { KINDS } from "~/lib/kinds/kinds";
import { capital } from "~/lib/outcome";
import { paths } from "~/lib/paths";
import { allRows } from "~/lib/records/pages";
import { useRestore } from "~/lib/trash/use-restore";
import { trashList } from "../api/trash";
import { useDeleteForGood } from "../hooks/use-delete-for-good";
import { forGoodText } from "../lib/trash-words";
import { TrashLine } from "./trash-line";

const OPTIONS = [
  { value: "", label: "Todo lo eliminado" },
  ...RECORD_KINDS.map((kind) => ({ value: kind, label: capital(KINDS[kind].many) })),
];

const isKind = (word: string | null): word is RecordKind =>
  (RECORD_KINDS as readonly string[]).includes(word ?? "");

/** What was deleted in the last thirty days, to be restored. */
export default function TrashPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("tipo");
  const kind = isKind(asked) ? asked : undefined;
  return (
    <>
      <PageHeader title="Eliminadas" />
      <p className="mb-4 max-w-2xl text-ink-soft">
        Lo que eliminás queda acá 30 días y después se borra para siempre. Una causa vuelve con todo
        lo que se fue con ella.
      </p>
      <div className="mb-4 w-56">
        <Select
          aria-label="Qué se muestra"
          options={OPTIONS}
          value={kind ?? ""}
          onChange={({ target }) =>
            setParams(target.value ? { tipo: target.value } : {}, { replace: true })
          }
        />
      </div>
      <TrashList key={kind} kind={kind} />
    </>
  );
}

function TrashList({ kind }: { kind: RecordKind | undefined }) {
  const list = useInfiniteQuery(trashList(kind));
  const { restore, busyId } = useRestore();
  const deleteForGood = useDeleteForGood();

  const onDelete = (one: Trashed) =>
    askDeletion({
      title: "Eliminar para siempre",
      text: forGoodText(one),
      run: () => void deleteForGood(one),
    });
  return (
    <Listing
      query={list}
      rows={list.data && allRows(list.data)}
      empty={<Nothing kind={kind} />}
      expected={5}
      again="Intentar de nuevo"
      onSheet
    >
      {(rows) => (
        <ul aria-label="Eliminadas" className="rounded-md border bg-sheet">
          {rows.map((one) => (
            <TrashLine
              key={one._id}
              one={one}
              busy={busyId === one._id}
              onRestore={() => void restore(one.kind, one._id)}
              onDelete={() => onDelete(one)}
            />
          ))}
        </ul>
      )}
    </Listing>
  );
}

const Nothing = ({ kind }: { kind: RecordKind | undefined }) => (
  <EmptyState
    icon={<Trash2 />}
    action={<ButtonLink to={paths.folders.list}>Ver las causas</ButtonLink>}
  >
    {kind ? `No hay ${KINDS[kind].many} entre lo eliminado.` : "No hay nada eliminado."}
  </EmptyState>
);
