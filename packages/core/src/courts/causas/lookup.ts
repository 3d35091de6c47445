import { hasCode } from "../../kernel/error";
import { pause } from "../../kernel/pause";
import type { CourtCase } from "../../practice/folders/court.rules";
import { freshAnswer, keptAnswer, ownCopy, takeSpareTurn } from "./answer";
import type { System } from "./causa.schema";
import * as Portals from "./portals";
import type { Answered } from "./preview.item";

/** What a look-up in the background ends in: an answer, a portal that is down, or time that is up. */
export type LookedUp = Answered | "down" | "late";

/** How often a full bucket is tried again, in ms: as often as it refills. */
const STEP_MS = 500;

/**
 * Looks a number up in the background, at the portal's own pace and without a limit of the practice:
 * a kept answer is not asked for again. `late` says when time is up.
 */
export async function lookUp(court: CourtCase, late: () => boolean): Promise<LookedUp> {
  const kept = await keptAnswer(court);
  if (kept) return kept;
  if (await isDown(court.system)) {
    const copy = await ownCopy(court);
    return copy.status === "found" ? copy : "down";
  }
  return (await waitForTurn(court.system, late)) ? freshAnswer(court) : "late";
}

const isDown = async (system: System) => Portals.isDown(await Portals.read(system));

/** Waits for a turn of a portal that people leave. Returns false once time is up. */
export async function waitForTurn(system: System, late: () => boolean): Promise<boolean> {
  while (!late()) {
    try {
      await takeSpareTurn(system);
      return true;
    } catch (error) {
      if (!hasCode(error, "request.throttled")) throw error;
      await pause(STEP_MS);
    }
  }
  return false;
}
