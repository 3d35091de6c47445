import { appendFileSync } from "node:fs";

type Handler = (...given: never[]) => unknown;

type Kept = {
  /** The sites run since `startRecording`. */
  recorded: Set<string> | undefined;
  /** One wrapper for each handler and site: a handler that stays the same stays the same. */
  wrappers: WeakMap<Handler, Map<string, Handler>>;
};

// Kept globally: this file is a set-up file, evaluated anew for each test file, and `press` is not.
const kept: Kept = Reflect.get(globalThis, "clicksKept") ?? {
  recorded: undefined,
  wrappers: new WeakMap(),
};
Reflect.set(globalThis, "clicksKept", kept);

function clicked(site: string, handler: Handler | undefined): Handler | undefined {
  if (typeof handler !== "function") return handler;
  const known = kept.wrappers.get(handler) ?? new Map<string, Handler>();
  kept.wrappers.set(handler, known);
  const wrapper: Handler = (...given) => {
    kept.recorded?.add(site);
    return handler(...given);
  };
  if (!known.has(site)) known.set(site, wrapper);
  return known.get(site);
}

// Called by what `scripts/mark-clicks.ts` writes around each `onClick`.
Reflect.set(globalThis, "clicked", clicked);

export const startRecording = (): void => {
  kept.recorded = new Set();
};

/** Notes what ran since `startRecording` as pressed, in the file that `tests/buttons.ts` reads. */
export function keepRecorded(): void {
  const sites = [...(kept.recorded ?? [])];
  kept.recorded = undefined;
  const file = process.env.FOJA_PRESSED;
  if (file && sites.length > 0) appendFileSync(file, sites.map((site) => `${site}\n`).join(""));
}
