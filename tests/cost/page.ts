import { dollarsOf, type Levers, totalOf, type Units } from "./cost.rules";
import { A_DAY, A_MONTH, PRACTICES, WORKING_DAYS } from "./practices";
import { PRICES } from "./prices";

const LEVERS: { what: string; levers: Levers }[] = [
  {
    what: "Lists and searches may be a second late (eventually consistent, half a unit): 70 % of what is read",
    levers: { lateReads: 0.7 },
  },
  {
    what: "Files that nobody opened for a month go to rarely read storage: 80 % of the bytes",
    levers: { coldFiles: 0.8 },
  },
  {
    what: "One line of ten requests that went well is logged",
    levers: { unlogged: 0.9 },
  },
  {
    what: "Open screens are told only of what they show: a fifth of the changes",
    levers: { untold: 0.8 },
  },
  {
    what: "A release changes the parts of the application that changed: half of what is downloaded is there already",
    levers: { kept: 0.5 },
  },
];

/** The three that save most in the last kind of practice. */
const bestLevers = (units: Units) => {
  const saved = (levers: Levers) => savedAt(PRACTICES.length - 1, levers, units);
  return [...LEVERS].sort((a, b) => saved(b.levers) - saved(a.levers)).slice(0, 3);
};

const dollars = (amount: number) => amount.toFixed(amount < 0.1 ? 4 : 2);
const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
const head = (...cells: string[]) => [row(...cells), row(...cells.map(() => "---"))];

/** The text of `docs/cost.md`: units as recorded, prices as data, practices as taken to work. */
export function costPage(units: Units): string {
  const costs = PRACTICES.map((practice) => dollarsOf(practice, units));
  const services = Object.keys(costs[0] ?? {});
  return `${[
    "# What a practice costs",
    "",
    "Made by `npm run bench -- cost` from the units that each call takes (`tests/cost/units.json`), prices as data",
    "(`tests/cost/prices.ts`) and practices as they are taken to work (`tests/cost/practices.ts`). A test fails when a call takes over 10 % more",
    "of the table than recorded. Not in here: what a deployment costs without practices (alarms, keys, firewall, zone), the jobs of",
    "each night, alerts by push, free allowances, support, and what vendors take (Stripe).",
    "",
    "## Dollars a month",
    "",
    ...head("", ...PRACTICES.map((one) => one.name)),
    row("people · cases", ...PRACTICES.map((one) => `${one.people} · ${one.cases}`)),
    ...services.map((service) => row(service, ...costs.map((cost) => dollars(cost[service] ?? 0)))),
    row("**all**", ...costs.map((cost) => `**${dollars(totalOf(cost))}**`)),
    row(
      "a person",
      ...costs.map((cost, n) => dollars(totalOf(cost) / (PRACTICES[n]?.people ?? 1))),
    ),
    "",
    "## Three levers, by what they would save",
    "",
    ...head("", ...PRACTICES.map((one) => one.name)),
    ...bestLevers(units).map(({ what, levers }) =>
      row(what, ...PRACTICES.map((_, n) => dollars(savedAt(n, levers, units)))),
    ),
    "",
    "## Units of a call",
    "",
    "A strongly consistent read of 4 kB is one read unit, a write of 1 kB one write unit, in a transaction two. The time is that of a",
    "processor of the machine that measured, once; on AWS a request to the table is taken for 5 ms, and a function has 1,024 MB.",
    "",
    ...head("call", "a person a day", "requests", "read", "write", "CPU ms"),
    ...Object.entries(units).map(([call, { requests, read, write, cpuMs }]) =>
      row(call, A_DAY[call] ?? "", requests, read, write, cpuMs.toFixed(1)),
    ),
    "",
    `A month has ${WORKING_DAYS} working days; a case ${A_MONTH.publishedACase} movements that its court publishes; a person ${A_MONTH.mailsAPerson} mails,`,
    `${A_MONTH.openMinutesAPerson} minutes of open screens and ${A_MONTH.downloadedMb} MB of downloads; a case ${PRACTICES[0]?.filesMb} MB of files and ${PRACTICES[0]?.itemsKb} kB in the table.`,
    "",
    "## Prices",
    "",
    ...head("of", "dollars", "day", "source"),
    ...Object.values(PRICES).map(({ dollars: cost, per, unit, day, source }) =>
      row(per === 1 ? unit : `${per.toLocaleString("en")} ${unit}`, cost, day, source),
    ),
  ].join("\n")}\n`;
}

const savedAt = (n: number, levers: Levers, units: Units): number => {
  const practice = PRACTICES[n];
  if (!practice) return 0;
  return totalOf(dollarsOf(practice, units)) - totalOf(dollarsOf(practice, units, levers));
};
