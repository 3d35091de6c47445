import { appendFileSync } from "node:fs";

type Handler = (...given: never[]) => unknown;

/** The sites run since `startRecording`. */
let recorded: Set<string> | undefined;
/** One wrapper for each handler and site: a handler that stays the same stays the same. */
const wrappers = new WeakMap<Handler, Map<string, Handler>>();

function clicked(site: string, handler: Handler | undefined): Handler | undefined {
  if (typeof handler !== "function") return handler;
  const known = wrappers.get(handler) ?? new Map<string, Handler>();
  wrappers.set(handler, known);
  const wrapper: Handler = (...given) => {
    recorded?.add(site);
    return handler(...given);
  };
  if (!known.has(site)) known.set(site, wrapper);
  return known.get(site);
}

// Called by what `scripts/mark-clicks.ts` writes around each `onClick`.
Reflect.set(globalThis, "clicked", clicked);

export const startRecording = (): void => {
  recorded = new Set();
};

/** Notes what ran since `startRecording` as pressed, in the file that `tests/buttons.ts` reads. */
export function keepRecorded(): void {
  const sites = [...(recorded ?? [])];
  recorded = undefined;
  const file = process.env.FOJA_PRESSED;
  if (file && sites.length > 0) appendFileSync(file, sites.map((site) => `${site}\n`).join(""));
}
