import type { Escrito, UpdateEscrito } from "@foja/core/practice/escritos/escrito.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { getEscrito, updateEscrito } from "../api/escritos";

/** How long a person has to pause before what they wrote is saved, in ms. */
const PAUSE_MS = 1200;

const isUnsaved = (given: UpdateEscrito) => Object.keys(given).length > 0;

/** What the page says of what was written. */
export type SaveState =
  | { is: "saved" | "waiting" | "saving" }
  | { is: "failed"; why: string }
  /** Somebody saved first: theirs is seen before anything is saved over it. */
  | { is: "conflict"; theirs: Escrito };

/**
 * Saves a writ while it is written, over the version that was read. `onTheirs` shows what a colleague
 * saved: at once where nothing of one's own is unsaved, else once that was chosen.
 */
export function useAutosave(escrito: Escrito, onTheirs: (theirs: Escrito) => void) {
  const cache = useQueryClient();
  const [state, setState] = useState<SaveState>({ is: "saved" });
  const version = useRef(escrito.version);
  const pending = useRef<UpdateEscrito>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(undefined);
  const isDirty = () => isUnsaved(pending.current);

  const adopt = (saved: Escrito) => {
    version.current = saved.version;
    cache.setQueryData(getEscrito(saved._id).queryKey, saved);
  };

  const send = async (): Promise<void> => {
    const sent = pending.current;
    pending.current = {};
    setState({ is: "saving" });
    try {
      adopt(await updateEscrito(escrito._id, sent, version.current));
      setState({ is: isDirty() ? "waiting" : "saved" });
    } catch (error) {
      pending.current = { ...sent, ...pending.current };
      if (!(error instanceof ApiError && error.code === "version.stale")) throw error;
      const theirs = await cache.fetchQuery({ ...getEscrito(escrito._id), staleTime: 0 });
      setState({ is: "conflict", theirs });
    }
  };

  /** Saves what is unsaved now. Resolves once it is, and throws where it is not. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer.current);
    await running.current?.catch(() => undefined);
    if (!isDirty()) return;
    running.current = send();
    try {
      await running.current;
    } catch (error) {
      setState({ is: "failed", why: messageOf(error) });
      throw error;
    } finally {
      running.current = undefined;
    }
  };

  const change = (given: UpdateEscrito) => {
    pending.current = { ...pending.current, ...given };
    setState((now) => (now.is === "conflict" ? now : { is: "waiting" }));
    clearTimeout(timer.current);
    if (state.is === "conflict") return;
    timer.current = setTimeout(() => void flush().catch(() => undefined), PAUSE_MS);
  };

  /** Ends a conflict: theirs stands, or one's own is saved over it and theirs is kept as earlier. */
  const resolve = (whose: "mine" | "theirs") => {
    if (state.is !== "conflict") return;
    adopt(state.theirs);
    if (whose === "theirs") {
      pending.current = {};
      onTheirs(state.theirs);
      setState({ is: "saved" });
      return;
    }
    void flush().catch(() => undefined);
  };

  // What a colleague saved arrives by itself.
  const arrived = useRef(onTheirs);
  arrived.current = onTheirs;
  useEffect(() => {
    if (escrito.version <= version.current || isDirty() || running.current) return;
    version.current = escrito.version;
    arrived.current(escrito);
  });

  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (isUnsaved(pending.current)) event.preventDefault();
    };
    addEventListener("beforeunload", leave);
    return () => {
      removeEventListener("beforeunload", leave);
      void flushed.current().catch(() => undefined);
    };
  }, []);
  const flushed = useRef(flush);
  flushed.current = flush;

  /** Takes a text that was brought back on the server. */
  const take = (saved: Escrito) => {
    adopt(saved);
    onTheirs(saved);
  };

  return { state, change, flush, resolve, adopt, take, version };
}
