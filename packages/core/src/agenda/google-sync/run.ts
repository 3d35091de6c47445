import { randomInt } from "node:crypto";
import { inPractice } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { GoogleFault } from "../../kernel/ports/calendar-event.rules";
import { Google } from "../google";
import { keepChannel } from "./channel";
import { TooManyDeletions } from "./departures";
import { asItsPerson } from "./eyes";
import { giveUp, LostLease, type Run, release, TooSlow, take } from "./lease";
import { bring } from "./listing";
import { send } from "./outgoing";
import { scan } from "./scan";

/** The most rounds that a run goes on for changes that arrived meanwhile, before others' turn. */
const MOST_ROUNDS = 5;

/** How a run ended: `left` to another run, `stopped` until Google or a person acts. */
export type Outcome = "synced" | "left" | "stopped" | "failed";

/**
 * Synchronises a practice with its Google calendar, both ways: first imports changes, then sends
 * the queue. If interrupted, the next run completes it. `full` lists everything.
 */
export async function sync(ownerId: string, { full = false } = {}): Promise<Outcome> {
  const run = await take(ownerId);
  if (!run) return "left";
  try {
    await inPractice(ownerId, () => rounds(run, full));
    await keepChannel(run.link).catch(unlessFault);
    return "synced";
  } catch (error) {
    return stop(run, error);
  }
}

async function rounds(run: Run, full: boolean): Promise<void> {
  for (let round = 1; ; round += 1) {
    const { stirs, fullAt } = run.link;
    await asItsPerson(run, () => bring(run, full && round === 1));
    await scan(run, run.link.fullAt !== fullAt);
    await send(run);
    if (run.failed > 0) throw new NotAllArrived();
    if (await release(run, stirs)) return;
    if (round === MOST_ROUNDS) return giveUp(run, () => ({}));
  }
}

/** Thrown at the end of a run that could not import some events. */
class NotAllArrived extends Error {
  override name = "NotAllArrived";
}

function unlessFault(error: unknown): void {
  // Without a channel the next poll finds what changed.
  if (!(error instanceof GoogleFault)) throw error;
}

async function stop(run: Run, error: unknown): Promise<Outcome> {
  if (error instanceof LostLease) return "left";
  if (error instanceof TooManyDeletions) {
    const { deletions, of } = error;
    await giveUp(run, () => ({ status: "paused", brake: { deletions, of } }));
    return "stopped";
  }
  if (error instanceof GoogleFault && error.kind === "grant") {
    await Google.loseGrant(run.ownerId, run.link.linkedAt);
    return "stopped";
  }
  await giveUp(run, ({ failures }) => putOff(failures + 1, error));
  if (error instanceof TooSlow) return "failed";
  if (!(error instanceof GoogleFault)) throw error;
  return "failed";
}

const MOST_WAIT_MS = 6 * 3600_000;

/** Postpones a link that failed, for longer each time. */
function putOff(failures: number, error: unknown) {
  const wait = Math.min(MOST_WAIT_MS, 60_000 * 2 ** Math.min(failures, 10)) + randomInt(0, 60_000);
  const nextAt = new Date(now() + wait).toISOString();
  return { failures, nextAt, lastError: sentenceOf(error) };
}

function sentenceOf(error: unknown): string {
  if (error instanceof TooSlow) return "La sincronización está tardando demasiado";
  if (error instanceof NotAllArrived) return "Error al importar algunos eventos";
  if (!(error instanceof GoogleFault))
    return "Falla interna de Foja: volvemos a intentar en unos minutos.";
  if (error.kind === "quota")
    return "Google pide ir más despacio: volvemos a intentar en unos minutos.";
  if (error.kind === "unreachable") {
    return "Google Calendar no responde: volvemos a intentar en unos minutos.";
  }
  return "Google rechazó la sincronización: volvemos a intentar en unos minutos.";
}
