import { createStore } from "../store";

/** Refusals because the practice demands a second factor that this person lacks, so far. */
export const demands = createStore({ heard: 0 });

/** What such a refusal is called. */
const DEMANDED = "auth.factor_demanded";

/** Takes note of a refusal, if it is one of those. */
export function noteDemand(error: string | undefined): void {
  if (error === DEMANDED) demands.set({ heard: demands.get().heard + 1 });
}
