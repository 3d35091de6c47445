import type { FoundCase } from "@foja/core/practice/case-lists/found-case.rules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { isRefusal } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { importOf } from "~/lib/case-import/import-of";
import { underWay } from "~/lib/case-import/under-way";
import { counted, formatNumber } from "~/lib/format";
import { paths } from "~/lib/paths";
import { MOST_CASES, sendCases } from "../api/imports";
import type { CaseList } from "../hooks/use-case-list";

type BringBarProps = {
  state: CaseList;
  /** The cases that the button brings. */
  now: readonly FoundCase[];
  /** How many stay here with their questions, and how many people the others name. */
  waiting: number;
  people: number;
  name: string;
  checking: boolean;
  failure: unknown;
};

/** The foot of the list: how many are brought, and the button. */
export function BringBar(props: BringBarProps) {
  const { state, now, waiting, people, checking, failure } = props;
  const send = useSending(props);
  const error = send.error ?? failure;
  return (
    <div className="sticky bottom-0 z-10 -mx-1 rounded-md border bg-sheet px-5 py-3 shadow-raised max-lg:bottom-16">
      {Boolean(error) && <FormErrorSummary message={messageOf(error)} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">
          {counted(people, "persona pasa", "personas pasan")} a Contactos.
          {waiting > 0 &&
            ` ${counted(waiting, "causa espera", "causas esperan")} acá tu respuesta.`}
          {now.length === MOST_CASES && ` Traemos ${formatNumber(MOST_CASES)} por vez.`}
        </p>
        <div className="flex flex-wrap gap-2">
          <Discard state={state} />
          <Button
            variant="primary"
            size="lg"
            disabled={now.length === 0 || checking}
            busy={send.isPending}
            busyLabel="Mandando…"
            onClick={() => send.mutate()}
          >
            {now.length === 0
              ? "Nada para traer"
              : `Traer ${counted(now.length, "causa", "causas")}`}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Discards the list, once a person said again that they want that. */
function Discard({ state }: Pick<BringBarProps, "state">) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Descartar la lista
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="¿Descartar la lista?"
        description="Se pierden lo que leímos y tus respuestas. Lo que ya trajiste queda."
        action="Descartar"
        danger
        onConfirm={state.clear}
      />
    </>
  );
}

/** Sends the cases once: a lost answer is tried again under the same key, a refusal under another. */
function useSending({ state, now, name }: BringBarProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const attempt = useRef({ of: "", key: "" });
  return useMutation({
    mutationFn: () => {
      const of = JSON.stringify(now.map(({ id }) => id));
      if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
      return sendCases(now, name, attempt.current.key);
    },
    onError: (error) => {
      if (isRefusal(error)) attempt.current = { of: "", key: "" };
    },
    onSuccess: (started) => {
      cache.setQueryData(importOf(started._id).queryKey, started);
      underWay.set({ id: started._id });
      state.drop(new Set(now.map(({ id }) => id)));
      navigate(paths.folders.import(started._id));
    },
  });
}
