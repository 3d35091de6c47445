import { createRuntime } from "@foja/local/host/runtime";
import { openDesks, writeToSocket } from "../practice/sockets";
import type { Row } from "./row";

const PRACTICES = 500;
const EACH = 4;
const WRITES = 400;
/** How many practices write at the same time. */
const AT_ONCE = 4;

/** Ratio 10: the time from sending a write to its arrival on every screen, with 2,000 open. */
export async function socketRows(): Promise<Row[]> {
  const foja = await createRuntime();
  const desks = await openDesks(foja.url, PRACTICES, EACH);
  if (foja.openSockets() !== PRACTICES * EACH) throw new Error("some sockets did not hold");
  const times = await writeToSocket(foja.url, desks, WRITES, AT_ONCE);
  const held = foja.openSockets();
  await foja.stop();
  if (held !== PRACTICES * EACH) throw new Error(`${held} sockets were left`);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return [
    {
      number: 10,
      what: `write to socket, ${held} open: p95 in ms (p50 ${at(0.5).toFixed(0)}, p99 ${at(0.99).toFixed(0)})`,
      value: at(0.95),
      target: "≤ 250",
      holds: (ms) => ms <= 250,
    },
  ];
}
