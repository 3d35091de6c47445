import { appendFileSync } from "node:fs";

type Handler = (...given: never[]) => unknown;

/**
 * The sites run since `startRecording`. This file is evaluated again before each test file, while
 * those of one process share the other modules, and so the first `press.ts`.
 */
const recording: { sites?: Set<string> } = Reflect.get(globalThis, "recordedClicks") ?? {};
Reflect.set(globalThis, "recordedClicks", recording);

/** One wrapper for each handler and site: a handler that stays the same stays the same. */
const wrappers = new WeakMap<Handler, Map<string, Handler>>();

function clicked(site: string, handler: Handler | undefined): Handler | undefined {
  if (typeof handler !== "function") return handler;
  const known = wrappers.get(handler) ?? new Map<string, Handler>();
  wrappers.set(handler, known);
  const wrapper: Handler = (...given) => {
    recording.sites?.add(site);
    return handler(...given);
  };
  if (!known.has(site)) known.set(site, wrapper);
  return known.get(site);
}

// Called by what `scripts/mark-clicks.ts` writes around each `onClick`.
Reflect.set(globalThis, "clicked", clicked);

export const startRecording = (): void => {
  recording.sites = new Set();
};

/** Notes what ran since `startRecording` as pressed, in the file that `tests/buttons.ts` reads. */
export function keepRecorded(): void {
  const sites = [...(recording.sites ?? [])];
  recording.sites = undefined;
  const file = process.env.FOJA_PRESSED;
  if (file && sites.length > 0) appendFileSync(file, sites.map((site) => `${site}\n`).join(""));
}
