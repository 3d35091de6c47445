import { useRef, useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import type { DraftedFile } from "~/lib/files/use-drafted-files";
import { isReachable } from "~/lib/offline/state";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { refreshSession } from "~/lib/session/session";
import { sendChat } from "../api/chat";
import type { Outgoing } from "../lib/outbox";
import { showSaid } from "./outbox";

type Message = Pick<Outgoing, "to" | "text" | "folderId" | "mentions">;

const NEEDS_NETWORK =
  "Un mensaje con archivos necesita conexión. Lo que escribiste queda acá para enviarlo después.";

/** Why a message cannot be sent yet because of its files. */
function blockedBy(files: readonly DraftedFile[]): string | undefined {
  if (files.some(({ problem }) => problem)) return "Quitá los archivos que no se pudieron subir.";
  return files.some(({ ready }) => !ready) ? "Los archivos todavía se están subiendo." : undefined;
}

/**
 * Sends a message with files while the person waits: the outbox, which waits for a network, holds
 * text only. `refused` says why the last one was not sent, until something in it changes.
 */
export function useSendWithFiles(text: string, files: readonly DraftedFile[]) {
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState({ of: "", why: "" });
  const sent = useRef({ of: "", key: "" });
  const state = JSON.stringify([
    text,
    files.map(({ key, share, problem }) => [key, share, problem]),
  ]);

  async function send(message: Message): Promise<boolean> {
    const refuse = (why: string) => {
      setLast({ of: state, why });
      return false;
    };
    if (!isReachable()) return refuse(NEEDS_NETWORK);
    const blocked = blockedBy(files);
    if (blocked) return refuse(blocked);
    const whole = { ...message, files: files.flatMap(({ ready }) => ready?._id ?? []) };
    const of = JSON.stringify(whole);
    // The same message keeps its key, because its answer may have been lost.
    if (sent.current.of !== of) sent.current = { of, key: crypto.randomUUID() };
    setBusy(true);
    try {
      showSaid(message.to, await sendChat({ ...whole, key: sent.current.key }));
      void refreshSession();
      return true;
    } catch (error) {
      showPlanRestriction(error);
      const isUnheard = error instanceof ApiError && error.status === 0;
      return refuse(isUnheard ? NEEDS_NETWORK : messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return { send, busy, refused: last.of === state ? last.why : "" };
}
