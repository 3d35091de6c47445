import { A_DAY, A_MONTH, type Practice, WORKING_DAYS } from "./practices";
import { PRICES, type Priced } from "./prices";

/** What a call takes of the table, and of the processor. */
export type Cost = { requests: number; read: number; write: number; cpuMs: number };
export type Units = Record<string, Cost>;

/** What may be done otherwise, as shares of what is done now. */
export type Levers = {
  /** Reads that may be a second late: half a unit each. */
  lateReads?: number;
  /** Files that nobody reads for a month. */
  coldFiles?: number;
  /** Lines of requests that are not logged. */
  unlogged?: number;
  /** Changes that open screens are not told of, since they do not show them. */
  untold?: number;
  /** Downloads that a browser has already. */
  kept?: number;
};

/** A function's memory, in GB, and the share of a processor that comes with it. */
const MEMORY = { gb: 1, cpu: 1024 / 1769 };
/** How long a request to the table takes on AWS, in ms: taken, not measured. */
const TABLE_MS = 5;
/** kB of a line of a request in the logs, with what the platform adds. */
const LINE_KB = 1.1;

const SERVICES: Record<string, readonly Priced[]> = {
  "table: reads": ["tableRead"],
  "table: writes": ["tableWrite"],
  "table: stored and kept recoverable": ["tableStored", "tableBackedUp"],
  functions: ["lambdaCalls", "lambdaTime"],
  "API and firewall": ["apiCalls", "firewall"],
  edge: ["edgeRequests", "edgeOut"],
  "real time": ["socketMessages", "socketMinutes"],
  files: ["filesStored", "filesRarelyRead"],
  mail: ["mails"],
  logs: ["logs"],
};

/** How often each call is made in a month, and each derivation runs. */
function timesOf({ people, cases }: Practice): Map<string, number> {
  const times = new Map<string, number>();
  for (const [call, aDay] of Object.entries(A_DAY)) times.set(call, aDay * people * WORKING_DAYS);
  const published = cases * A_MONTH.publishedACase;
  times.set("POST movement", (times.get("POST movement") ?? 0) + published);
  return times;
}

const isWrite = (call: string) => !call.startsWith("GET") && !call.includes("compute");

/** How much a practice uses of each thing that has a price, in a month. */
export function usedBy(practice: Practice, units: Units, levers: Levers = {}) {
  const { lateReads = 0, coldFiles = 0, unlogged = 0, untold = 0, kept = 0 } = levers;
  const { people, cases, filesMb, itemsKb } = practice;
  const used: Partial<Record<Priced, number>> = {};
  const add = (what: Priced, amount: number) => {
    used[what] = (used[what] ?? 0) + amount;
  };
  let calls = 0;
  let changes = 0;
  for (const [call, times] of timesOf(practice)) {
    calls += times;
    if (isWrite(call)) changes += times;
    for (const cost of [units[call], units[`derived from ${call}`]]) {
      if (!cost) continue;
      add("tableRead", times * cost.read * (1 - lateReads / 2));
      add("tableWrite", times * cost.write);
      add("lambdaCalls", times);
      const ms = cost.cpuMs / MEMORY.cpu + cost.requests * TABLE_MS;
      add("lambdaTime", (times * MEMORY.gb * ms) / 1000);
    }
  }
  for (const what of ["apiCalls", "firewall", "edgeRequests"] as const) add(what, calls);
  add("edgeOut", (people * A_MONTH.downloadedMb * (1 - kept)) / 1000);
  add("socketMessages", changes * people * A_MONTH.toldAChange * (1 - untold));
  add("socketMinutes", people * A_MONTH.openMinutesAPerson);
  add("mails", people * A_MONTH.mailsAPerson);
  add("logs", ((calls + changes) * LINE_KB * (1 - unlogged)) / 1_000_000);
  const [tableGb, filesGb] = [(cases * itemsKb) / 1_000_000, (cases * filesMb) / 1000];
  add("tableStored", tableGb);
  add("tableBackedUp", tableGb);
  add("filesStored", filesGb * (1 - coldFiles));
  add("filesRarelyRead", filesGb * coldFiles);
  return used;
}

/** Dollars a month of a practice, by service. */
export function dollarsOf(practice: Practice, units: Units, levers: Levers = {}) {
  const used = usedBy(practice, units, levers);
  const dollars = (what: Priced) => ((used[what] ?? 0) * PRICES[what].dollars) / PRICES[what].per;
  return Object.fromEntries(
    Object.entries(SERVICES).map(([service, priced]) => [
      service,
      priced.reduce((sum, what) => sum + dollars(what), 0),
    ]),
  );
}

export const totalOf = (dollars: Record<string, number>): number =>
  Object.values(dollars).reduce((sum, one) => sum + one, 0);

/** By how much a call may grow before somebody has to say so. */
export const MOST_GROWTH = 1.1;

/** The calls that take over 10 % more of the table than was recorded, each with its figures. */
export const grownCalls = (recorded: Units, measured: Units): string[] =>
  Object.entries(measured).flatMap(([call, now]) => {
    const was = recorded[call];
    if (!was) return [`${call} is not recorded`];
    return (["requests", "read", "write"] as const).flatMap((what) =>
      now[what] > was[what] * MOST_GROWTH ? [`${call}: ${was[what]} → ${now[what]} ${what}`] : [],
    );
  });
