import type { Input, ReadInputs } from "./read-inputs";

/** Reads lists in a worker of their own, so that the page stays responsive. */
export function readInBackground(inputs: readonly Input[], today: string): Promise<ReadInputs> {
  const worker = new Worker(new URL("./reader.worker.ts", import.meta.url), { type: "module" });
  return new Promise<ReadInputs>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ read?: ReadInputs }>) =>
      data.read ? resolve(data.read) : reject(new Error("The list was not read."));
    worker.onerror = () => reject(new Error("The reader of lists did not start."));
    worker.postMessage({ inputs, today });
  }).finally(() => worker.terminate());
}
