import type { Document } from "@foja/core/practice/documents/document.schema";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Upload, UploadQueue } from "./upload-queue";

const LOST = new Error("lost");
const file = (name: string) => new File(["a"], name);

/** A queue whose steps are answered by the test: each file is announced as its own name. */
function aQueue() {
  const steps = {
    problemOf: vi.fn((one: File) => (one.name.endsWith(".exe") ? "No se puede." : undefined)),
    announce: vi.fn(async (one: File) => ({ id: one.name, upload: one.name })),
    send: vi.fn(async (_: string, __: File, { onProgress }: { onProgress: (n: number) => void }) =>
      onProgress(0.5),
    ),
    complete: vi.fn(async (id: string) => ({ _id: `doc_${id}` }) as Document),
    isLost: (error: unknown) => error === LOST,
    reasonOf: (error: unknown) => (error as Error).message,
    onDone: vi.fn(),
  };
  return { steps, queue: new UploadQueue<string>(steps) };
}

const states = ({ shown }: UploadQueue<string>) =>
  shown.get().list.map(({ file: { name }, state }: Upload) => `${name} ${state}`);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("sends three at once, each once, and says what each became", async () => {
  const { queue, steps } = aQueue();
  const held: (() => void)[] = [];
  steps.send.mockImplementation(() => new Promise<void>((go) => held.push(go)));
  queue.add(["a", "b", "c", "d"].map(file), { folderId: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(states(queue)).toEqual(["a sending", "b sending", "c sending", "d waiting"]);
  held[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(states(queue)).toEqual(["a done", "b sending", "c sending", "d sending"]);
  for (const go of held) go();
  await vi.advanceTimersByTimeAsync(0);
  expect(steps.announce).toHaveBeenCalledTimes(4);
  expect(queue.shown.get().list.map(({ documentId }) => documentId)).toEqual([
    "doc_a",
    "doc_b",
    "doc_c",
    "doc_d",
  ]);
});

it("goes on when the connection is back, from the beginning of what did not arrive", async () => {
  const { queue, steps } = aQueue();
  steps.send.mockRejectedValueOnce(LOST);
  queue.add([file("a")], { folderId: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(states(queue)).toEqual(["a lost"]);
  queue.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(states(queue)).toEqual(["a done"]);
  expect(steps.announce).toHaveBeenCalledTimes(2);
});

it("tries again by itself, and completes what had arrived without sending it again", async () => {
  const { queue, steps } = aQueue();
  steps.complete.mockRejectedValueOnce(LOST);
  queue.add([file("a")], { folderId: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(states(queue)).toEqual(["a lost"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(states(queue)).toEqual(["a done"]);
  expect([steps.announce.mock.calls.length, steps.send.mock.calls.length]).toEqual([1, 1]);
  expect(steps.onDone).toHaveBeenCalledTimes(1);
});

it("says why one failed and goes on with the others; a retry begins anew", async () => {
  const { queue, steps } = aQueue();
  steps.complete.mockRejectedValueOnce(new Error("No hay lugar."));
  queue.add(["a", "b.exe", "c"].map(file), { folderId: null });
  await vi.advanceTimersByTimeAsync(0);
  expect(states(queue)).toEqual(["a failed", "b.exe failed", "c done"]);
  const { list } = queue.shown.get();
  expect(list.map(({ problem }) => problem)).toEqual(["No hay lugar.", "No se puede.", null]);
  expect(list.map(({ mayRetry }) => mayRetry)).toEqual([true, false, true]);
  queue.retry(list[0]?.key ?? "");
  await vi.advanceTimersByTimeAsync(0);
  expect(states(queue)[0]).toBe("a done");
  expect(steps.announce.mock.calls.map(([{ name }]) => name)).toEqual(["a", "c", "a"]);
});

it("stops one that is taken off the list, and completes nothing of it", async () => {
  const { queue, steps } = aQueue();
  let stopped = false;
  steps.send.mockImplementation(
    (_: string, __: File, { signal }: { signal?: AbortSignal; onProgress: unknown }) =>
      new Promise<void>((_go, stop) => {
        signal?.addEventListener("abort", () => {
          stopped = true;
          stop(new Error("cancelled"));
        });
      }),
  );
  queue.add([file("a")], { folderId: null });
  await vi.advanceTimersByTimeAsync(0);
  queue.remove(queue.shown.get().list[0]?.key ?? "");
  await vi.advanceTimersByTimeAsync(0);
  expect([stopped, states(queue), steps.complete.mock.calls.length]).toEqual([true, [], 0]);
});
