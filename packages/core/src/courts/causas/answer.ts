import { Throttle } from "../../accounts/throttle";
import { now } from "../../kernel/clock";
import { aside, commit, get, isExpired, put, query } from "../../kernel/dynamo";
import { CourtMissing, CourtReserved, CourtUnavailable, courtOf } from "../../kernel/ports/court";
import type { CourtCase } from "../../practice/folders/court.rules";
import { type CausaItem, causaKey, idOf, type MovementItem, movementRange } from "./causa.item";
import type { System } from "./causa.schema";
import * as Portals from "./portals";
import { type Answered, type AnsweredItem, answeredKey, toAnswered } from "./preview.item";

/** How often a portal is asked for a number: two a second for all practices together. */
const OF_PORTAL = { size: 120, refillMs: 500 };
/** The part of it that work in the background may use up: the rest is left to people who wait. */
const OF_BACKGROUND = { ...OF_PORTAL, size: 20 };

/** Takes a turn of a portal for somebody who waits. Throws `request.throttled`. */
export const takeTurn = (system: System): Promise<void> =>
  Throttle.takeFrom("court-preview-portal", system, OF_PORTAL);

/** Like `takeTurn`, for work in the background: it gets none while people use most of them. */
export const takeSpareTurn = (system: System): Promise<void> =>
  Throttle.takeFrom("court-preview-portal", system, OF_BACKGROUND);

/** What a portal lately answered about a number, whoever asked; undefined where nobody did. */
export async function keptAnswer(court: CourtCase): Promise<Answered | undefined> {
  const kept = await get<AnsweredItem>(answeredKey(idOf(court)));
  return kept && !isExpired(kept, now()) ? answeredIn(kept) : undefined;
}

const answeredIn = ({ status, caratula, court, situation, latest }: Answered): Answered => ({
  ...{ status, caratula, court, situation, latest },
});

/** Asks a portal for a number and keeps its answer; our own copy where it does not answer. */
export async function freshAnswer(court: CourtCase): Promise<Answered> {
  const answered = await asked(court);
  await aside(() => Portals.heard(court.system, answered.status !== "unanswered"));
  if (answered.status === "unanswered") return ownCopy(court);
  await aside(() => commit(put(toAnswered(idOf(court), answered, now()))));
  return answered;
}

const NOTHING = { caratula: null, court: null, situation: null, latest: null };

async function asked(court: CourtCase): Promise<Answered> {
  try {
    const found = await courtOf(court.system).find(court);
    if (!found) return { status: "missing", ...NOTHING };
    const { caratula, court: name, situation, latest } = found;
    return { status: "found", caratula, court: name, situation, latest };
  } catch (error) {
    if (error instanceof CourtReserved) return { status: "reserved", ...NOTHING };
    if (error instanceof CourtMissing) return { status: "missing", ...NOTHING };
    if (error instanceof CourtUnavailable) return { status: "unanswered", ...NOTHING };
    throw error;
  }
}

/** The last copy of a file, while its portal does not answer. */
export async function ownCopy(court: CourtCase): Promise<Answered> {
  const id = idOf(court);
  const causa = await get<CausaItem>(causaKey(id));
  if (causa?.status !== "verified") return { status: "unanswered", ...NOTHING };
  const { items } = await query<MovementItem>({ ...movementRange(id), limit: 1 });
  const [last] = items;
  const latest = last ? { date: last.date, title: last.title } : null;
  return { status: "found", caratula: causa.caratula, court: causa.court, situation: null, latest };
}
