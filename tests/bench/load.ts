import autocannon from "autocannon";
import type { Server } from "./server";

export type Measured = { perSecond: number; cpuPerRequest: number; p50: number };

/** Sends a request `amount` times: requests a second, CPU microseconds each, median latency in ms. */
export async function load(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
  amount = 1500,
): Promise<Measured> {
  const before = await server.cpu();
  const result = await autocannon({
    url: `${server.url}${path}`,
    headers,
    connections: 8,
    amount,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${server.name} refused requests`);
  const used = (await server.cpu()) - before;
  return {
    perSecond: result.requests.total / result.duration,
    cpuPerRequest: used / amount,
    p50: result.latency.p50,
  };
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
