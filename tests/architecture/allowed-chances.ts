/** What is right where it is: the file, the text, and why. */
export const ALLOWED: readonly (readonly [file: string, text: string, why: string])[] = [
  ["tests/bench/bulk.ts", "pause(EVERY_MS)", "is the pace of those who wait beside a bulk"],
  ["tests/bench/bulk.ts", "pause(LOOK_MS)", "polls a search and an alert"],
  [
    "tests/bench/browser/paint.ts",
    "setTimeout(done, wait)",
    "leaves the browser time to report: of a short event it reports nothing that could be awaited",
  ],
  ["tests/bench/fair.ts", "pause(EVERY_MS)", "is the pace of the one measured"],
  ["tests/bench/fair.ts", "pause(LOOK_MS)", "polls a search"],
  ["tests/e2e/date-fields.test.ts", "setTimeout(go, 4)", "polls in the page, per text"],
  ["tests/e2e/still.ts", "pause(WORK_MS)", "measures the work of that time"],
  ["tests/e2e/still.ts", "pause(ms, false", "ends a wait for what stands still"],
  ["tests/faults/proxy.ts", "pause(rule.delayMs ?? 30)", "is the fault: an answer that comes late"],
  ["tests/faults/talk.ts", "pause(WAIT_MS)", "asks again like a page, until it is answered"],
  ["tests/harness/draw.ts", "new Date()", "is the seed of a run, printed and the same to its end"],
  [
    "tests/runner/shell.ts",
    'setTimeout(() => send("SIGKILL"), GRACE_MS)',
    "ends by force what does not end by itself",
  ],
];
