import type { AcceptNovedad, Novedad } from "@foja/core/novedades/novedad.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import {
  acceptNovedad,
  hideNovedad,
  markNovedad,
  refreshNovedades,
  showNovedad,
} from "../api/novedades";
import { dueWords, isReady } from "../lib/words";

/** What can be done with a novedad. What is not ready to be put down is asked for first. */
export function useNovedadActions() {
  const cache = useQueryClient();
  const [completing, setCompleting] = useState<Novedad>();
  const [busy, setBusy] = useState<string>();

  const accept = async (novedad: Novedad, given: AcceptNovedad = {}): Promise<void> => {
    if (busy) return;
    setBusy(novedad._id);
    try {
      const { scheduled } = await acceptNovedad(novedad._id, given);
      hideNovedad(cache, novedad._id);
      notify.success(scheduled ? `Agendado: ${dueWords(scheduled.due)}` : "Agendado");
      await refreshNovedades(cache);
    } finally {
      setBusy(undefined);
    }
  };
  const propose = async (novedad: Novedad) => {
    if (!isReady(novedad)) return setCompleting(novedad);
    try {
      await accept(novedad);
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  const dismiss = async (novedad: Novedad) => {
    hideNovedad(cache, novedad._id);
    try {
      await markNovedad(novedad._id, "noAction");
      const undo = { label: "Deshacer", run: () => void restore(novedad) };
      notify.success("Novedad sin acción", undo);
    } catch (error) {
      notify.error(messageOf(error));
    }
    await refreshNovedades(cache);
  };
  const restore = async ({ _id }: Novedad) => {
    await markNovedad(_id, "new").catch((error) => notify.error(messageOf(error)));
    await refreshNovedades(cache);
  };
  const see = (novedad: Novedad) => {
    if (novedad.state !== "new") return;
    showNovedad(cache, { ...novedad, state: "seen" });
    // Not worth a word: it will be new again when the inbox is next read.
    markNovedad(novedad._id, "seen").catch(() => undefined);
  };
  return { busy, completing, setCompleting, accept, propose, dismiss, restore, see };
}

export type NovedadActions = ReturnType<typeof useNovedadActions>;
