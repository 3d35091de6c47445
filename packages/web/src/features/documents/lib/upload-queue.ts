import type { Document } from "@foja/core/practice/documents/document.schema";
import { createStore } from "~/lib/store";

/** What a file becomes: a document of a case or of none, or a version of one that is there. */
export type Target =
  | { folderId: string | null; folderName?: string | null }
  | { documentId: string; name: string };

/** `lost`: the connection went while it was sent; it goes on by itself. */
export type UploadState = "waiting" | "sending" | "lost" | "failed" | "done";

export type Upload = {
  key: string;
  file: File;
  target: Target;
  state: UploadState;
  /** The part of it that was sent, from 0 to 1. */
  share: number;
  /** Why it failed, and whether trying again may help. */
  problem: string | null;
  mayRetry: boolean;
  /** The document that it became. */
  documentId: string | null;
};

type Begun<Address> = { id: string; upload: Address };
type Progress = { signal: AbortSignal; onProgress: (share: number) => void };

/** The steps of an upload, each of which may fail. */
type Steps<Address> = {
  /** Why a file cannot be uploaded, found before anything is sent. */
  problemOf: (file: File) => string | undefined;
  announce: (file: File, target: Target) => Promise<Begun<Address>>;
  send: (upload: Address, file: File, progress: Progress) => Promise<void>;
  complete: (id: string) => Promise<Document>;
  /** Whether an error says nothing but that there was no connection. */
  isLost: (error: unknown) => boolean;
  reasonOf: (error: unknown) => string;
  onDone: (document: Document) => void;
};

/** How many files are sent at once: a court's file has hundreds, a connection has six lanes. */
const AT_ONCE = 3;
/** How soon a lost one is tried again where no event says that the network is back. */
const AGAIN_MS = 5000;

/**
 * The files that are being uploaded, whatever page is shown. One whose connection is lost stays and
 * goes on when it is back; what arrived is completed, not sent again.
 */
export class UploadQueue<Address> {
  readonly shown = createStore<{ list: readonly Upload[] }>({ list: [] });
  readonly #running = new Map<string, AbortController>();
  /** What arrived and may not be completed yet, by the key of the upload. */
  readonly #arrived = new Map<string, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly steps: Steps<Address>) {}

  /** Adds files, of which those that cannot be uploaded say why. */
  add(files: Iterable<File>, target: Target): void {
    const fresh = [...files].map((file): Upload => {
      const problem = this.steps.problemOf(file) ?? null;
      const state = problem ? "failed" : "waiting";
      const key = crypto.randomUUID();
      const mayRetry = problem === null;
      return { key, file, target, state, share: 0, problem, mayRetry, documentId: null };
    });
    this.shown.set({ list: [...this.shown.get().list, ...fresh] });
    this.#pump();
  }

  /** Tries one that failed again. */
  retry(key: string): void {
    this.#change(key, { state: "waiting", share: 0, problem: null });
    this.#pump();
  }

  /** Takes one off the list; one that is being sent stops. */
  remove(key: string): void {
    this.#running.get(key)?.abort();
    this.#arrived.delete(key);
    this.shown.set({ list: this.shown.get().list.filter((one) => one.key !== key) });
  }

  /** Goes on with what lost its connection. */
  resume(): void {
    clearTimeout(this.#timer);
    for (const { key, state } of this.shown.get().list) {
      if (state === "lost") this.#change(key, { state: "waiting" });
    }
    this.#pump();
  }

  #pump(): void {
    for (const one of this.shown.get().list) {
      if (this.#running.size >= AT_ONCE) return;
      if (one.state === "waiting") void this.#run(one);
    }
  }

  async #run({ key, file, target }: Upload): Promise<void> {
    const control = new AbortController();
    this.#running.set(key, control);
    this.#change(key, { state: "sending", share: 0 });
    try {
      const id = this.#arrived.get(key) ?? (await this.#send(key, file, target, control.signal));
      const document = await this.steps.complete(id);
      this.#change(key, { state: "done", share: 1, documentId: document._id });
      this.steps.onDone(document);
      this.#arrived.delete(key);
    } catch (error) {
      if (!control.signal.aborted) this.#fail(key, error);
    }
    this.#running.delete(key);
    this.#pump();
  }

  async #send(key: string, file: File, target: Target, signal: AbortSignal): Promise<string> {
    const { id, upload } = await this.steps.announce(file, target);
    const onProgress = (share: number) => this.#change(key, { share });
    await this.steps.send(upload, file, { signal, onProgress });
    if (!signal.aborted) this.#arrived.set(key, id);
    return id;
  }

  #fail(key: string, error: unknown): void {
    if (this.steps.isLost(error)) {
      this.#change(key, { state: "lost" });
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.resume(), AGAIN_MS);
      return;
    }
    // Refused: what arrived is not there any more.
    this.#arrived.delete(key);
    this.#change(key, { state: "failed", problem: this.steps.reasonOf(error) });
  }

  #change(key: string, part: Partial<Upload>): void {
    const list = this.shown.get().list.map((one) => (one.key === key ? { ...one, ...part } : one));
    this.shown.set({ list });
  }
}
