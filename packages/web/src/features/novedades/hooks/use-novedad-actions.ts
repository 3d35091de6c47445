import type { AcceptNovedad, Novedad } from "@foja/core/courts/novedades/novedad.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import {
  acceptNovedad,
  addressNovedad,
  hideNovedad,
  markNovedad,
  refreshNovedades,
  represent as representIn,
  showNovedad,
  undoNovedad,
} from "../api/novedades";
import { dueWords, isReady } from "../lib/words";

/** The actions on a novedad. One that cannot be accepted as it is opens a dialog first. */
export function useNovedadActions() {
  const cache = useQueryClient();
  const [completing, showCompleting] = useState<Novedad>();
  // Whether the dialog that completes one drafts its writ, too.
  const [drafting, setDrafting] = useState(false);
  const setCompleting = (novedad: Novedad | undefined, draft = false) => {
    showCompleting(novedad);
    setDrafting(draft);
  };
  const { busy, during } = useBusy();

  const accept = (novedad: Novedad, given: AcceptNovedad = {}): Promise<void> =>
    during(novedad._id, async () => {
      const { scheduled, escritoId } = await acceptNovedad(novedad._id, given);
      await hideNovedad(cache, novedad._id);
      const undo = { label: "Deshacer", run: () => void restore(novedad) };
      const when = scheduled ? `Agendado: ${dueWords(scheduled.due)}` : "Agendado";
      const draft = { label: "Abrir borrador", to: paths.escritos.one(escritoId ?? "") };
      if (escritoId) notify.success(`${when}. El escrito está en borrador`, undo, draft);
      else notify.success(when, undo);
      void refreshNovedades(cache);
    });
  const propose = async (novedad: Novedad, draft = false) => {
    if (busy.has(novedad._id)) return;
    if (!isReady(novedad)) return setCompleting(novedad, draft);
    try {
      await accept(novedad, draft ? { draft } : {});
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  const dismiss = async (novedad: Novedad) => {
    await hideNovedad(cache, novedad._id);
    try {
      await markNovedad(novedad._id, "noAction");
      const undo = { label: "Deshacer", run: () => void restore(novedad) };
      notify.success("Novedad sin acción", undo);
    } catch (error) {
      notify.error(messageOf(error));
    }
    await refreshNovedades(cache);
  };
  const restore = ({ _id }: Novedad): Promise<void> =>
    during(_id, async () => {
      try {
        notify.success((await undoNovedad(_id)).message);
      } catch (error) {
        notify.error(messageOf(error));
      }
      await refreshNovedades(cache);
    });
  const see = (novedad: Novedad) => {
    if (novedad.state !== "new") return;
    showNovedad(cache, { ...novedad, state: "seen" });
    // Needs no notice: it will be new again when the inbox is next read.
    markNovedad(novedad._id, "seen").catch(() => undefined);
  };
  /** Stores whom it addresses, and reads again what follows from that. */
  const say = async (saying: () => Promise<unknown>) => {
    try {
      await saying();
    } catch (error) {
      notify.error(messageOf(error));
    }
    await refreshNovedades(cache);
  };
  const address = ({ _id }: Novedad, whose: "ours" | "theirs") =>
    say(() => addressNovedad(_id, whose));
  const represent = ({ folderId }: Novedad, party: "actor" | "demandado" | "otro") =>
    say(async () => {
      await representIn(folderId, party);
      void cache.invalidateQueries({ queryKey: ["folders"] });
    });
  return {
    address,
    represent,
    busy,
    completing,
    setCompleting,
    drafting,
    accept,
    propose,
    dismiss,
    restore,
    see,
  };
}

/** The novedades being accepted: each on its own, so that others need not wait. */
function useBusy() {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const during = async (id: string, work: () => Promise<void>) => {
    setBusy((before) => new Set(before).add(id));
    try {
      await work();
    } finally {
      setBusy((before) => new Set([...before].filter((one) => one !== id)));
    }
  };
  return { busy, during };
}

export type NovedadActions = ReturnType<typeof useNovedadActions>;
