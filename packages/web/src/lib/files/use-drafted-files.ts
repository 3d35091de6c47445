import type { StoredFile } from "@foja/core/practice/files/file.schema";
import { useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { problemOf as problemHere } from "./choice";

/** A file of a message being written: uploading, ready, or failed. */
export type DraftedFile = {
  key: string;
  source: File;
  control: AbortController;
  /** The part of it that was uploaded, from 0 to 1. */
  share: number;
  ready: StoredFile | null;
  problem: string | null;
  mayRetry: boolean;
};

type Progress = { signal: AbortSignal; onProgress: (share: number) => void };

type Way = {
  /** Uploads a file; a message names it by the id of what this returns. */
  post: (source: File, progress: Progress) => Promise<StoredFile>;
  /** Why a file cannot be uploaded, found before anything is sent. */
  problemOf?: (source: File) => string | undefined;
};

const reasonOf = ({ name }: File, error: unknown): string =>
  error instanceof ApiError && error.status === 0
    ? `${name}: no hay conexión. Reintentá cuando vuelva.`
    : `${name}: no se pudo subir. ${messageOf(error)}`;

export type Drafted = ReturnType<typeof useDraftedFiles>;

/** The files of a message being written: they are uploaded in parallel meanwhile. */
export function useDraftedFiles({ post: postFile, problemOf = problemHere }: Way) {
  const [files, setFiles] = useState<readonly DraftedFile[]>([]);
  const change = (key: string, part: Partial<DraftedFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const draft = (source: File): DraftedFile => ({
    ...{ key: crypto.randomUUID(), source, control: new AbortController() },
    ...{ share: 0, ready: null, problem: problemOf(source) ?? null, mayRetry: false },
  });

  async function post({ key, source, control }: DraftedFile): Promise<void> {
    const { signal } = control;
    const onProgress = (share: number) => change(key, { share });
    try {
      change(key, { ready: await postFile(source, { signal, onProgress }) });
    } catch (error) {
      if (!signal.aborted) change(key, { problem: reasonOf(source, error), mayRetry: true });
    }
  }

  return {
    files,
    add(chosen: Iterable<File>): void {
      const fresh = [...chosen].map(draft);
      setFiles((all) => [...all, ...fresh]);
      for (const one of fresh) if (!one.problem) void post(one);
    },
    retry(one: DraftedFile): void {
      change(one.key, { share: 0, problem: null });
      void post(one);
    },
    remove({ key, control }: DraftedFile): void {
      control.abort();
      setFiles((all) => all.filter((one) => one.key !== key));
    },
    /** Removes those that were sent; what was added meanwhile stays. */
    sent: (gone: readonly DraftedFile[]) =>
      setFiles((all) => all.filter(({ key }) => !gone.some((one) => one.key === key))),
  };
}
