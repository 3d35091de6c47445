import { createStore } from "../store";

/** Counts the refusals because the practice demands a second factor that this person lacks. */
export const demands = createStore({ heard: 0 });

/** The error code of such a refusal. */
const DEMANDED = "auth.factor_demanded";

/** Counts a refusal if it is one of those. */
export function noteDemand(error: string | undefined): void {
  if (error === DEMANDED) demands.set({ heard: demands.get().heard + 1 });
}
