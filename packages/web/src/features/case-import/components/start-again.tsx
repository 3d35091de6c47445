import type { CaseImport } from "@foja/core/operations/case-imports/case-import.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, ButtonLink } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { importOf } from "~/lib/case-import/import-of";
import { underWay } from "~/lib/case-import/under-way";
import { counted } from "~/lib/format";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { startImport } from "../api/imports";

/** An import that was sent and never started: it starts, if all of it arrived. */
export function StartAgain({ one }: { one: CaseImport }) {
  const cache = useQueryClient();
  const start = useMutation({
    mutationFn: () => startImport(one._id),
    onSuccess: (started) => {
      cache.setQueryData(importOf(one._id).queryKey, started);
      underWay.set({ id: one._id });
    },
    onError: (error) => notify.error(messageOf(error)),
  });
  const isWhole = one.received === one.total;
  return (
    <section
      aria-label="Sin empezar"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md border bg-sheet p-5"
    >
      <p>
        Llegaron {counted(one.received, "causa", "causas")} de {one.total}.
        {!isWhole && " Volvé a la lista y traelas otra vez: no se guardó ninguna."}
      </p>
      {isWhole ? (
        <Button variant="primary" busy={start.isPending} onClick={() => start.mutate()}>
          Empezar a guardar
        </Button>
      ) : (
        <ButtonLink to={paths.folders.import()}>Volver a la lista</ButtonLink>
      )}
    </section>
  );
}
