import autocannon, { type Options, type Result } from "autocannon";
import type { Server } from "./server";

export type Measured = { perSecond: number; cpuPerRequest: number; p50: number };

/** How many clients ask at the same time. */
export const CONNECTIONS = 8;

/** Sends a request `amount` times: requests a second, CPU microseconds each, median latency in ms. */
export async function load(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
  { amount = 1500, ...more }: Partial<Options> = {},
): Promise<Measured> {
  const before = await server.cpu();
  const url = `${server.url}${path}`;
  const options = { url, headers, connections: CONNECTIONS, amount, ...more };
  const { result, seconds } = await fire(options);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${server.name} refused requests`);
  const used = (await server.cpu()) - before;
  return {
    perSecond: amount / seconds,
    cpuPerRequest: used / amount,
    p50: result.latency.p50,
  };
}

/** The seconds until the last answer: autocannon's own duration ends at a whole second. */
function fire(options: Options): Promise<{ result: Result; seconds: number }> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    let lastAt = startedAt;
    const running = autocannon(options, (error, result) =>
      error ? reject(error) : resolve({ result, seconds: (lastAt - startedAt) / 1000 }),
    );
    running.on("response", () => {
      lastAt = performance.now();
    });
  });
}

export const median = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** The value that 95 of 100 measured ones do not exceed. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/** The median ratio of two measurements taken in turn, so that noise affects both. */
export async function interleave<T>(
  rounds: number,
  one: () => Promise<T>,
  other: () => Promise<T>,
  ratio: (a: T, b: T) => number,
): Promise<number> {
  const ratios: number[] = [];
  for (let i = 0; i < rounds; i++) ratios.push(ratio(await one(), await other()));
  return median(ratios);
}
