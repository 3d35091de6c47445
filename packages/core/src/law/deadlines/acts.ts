import { again } from "../../kernel/again";
import { nowIso } from "../../kernel/clock";
import { commit, get, getMany, insert, isStale, replace } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import { newId } from "../../kernel/id";
import { Reactions } from "../../kernel/reactions";
import { type ActsItem, actsKey, toActsItem } from "./act.item";
import type { CourtAct, CreateAct } from "./act.schema";
import { JURISDICTIONS, type JurisdictionId } from "./jurisdiction.rules";

/** The most acts of one jurisdiction: those of many years, and few enough to be read each time. */
const MOST = 400;

/** Every act that was added for everybody, the latest days first. */
export async function all(): Promise<CourtAct[]> {
  const items = await getMany<ActsItem>(JURISDICTIONS.map(actsKey));
  return items
    .flatMap((item) => item?.acts ?? [])
    .sort((a, b) => b.from.localeCompare(a.from) || a._id.localeCompare(b._id));
}

/**
 * Adds an act for every practice; open deadlines move in the background. Throws a sentence on `from`
 * where the same act already says so.
 */
export async function add(given: CreateAct): Promise<CourtAct> {
  const act: CourtAct = { _id: newId("courtAct"), ...given };
  await change(given.jurisdiccion, (acts) => {
    const isSame = (one: CourtAct) =>
      one.from === act.from && one.to === act.to && one.norma === act.norma;
    if (acts.some(isSame)) throw invalid("from", "Desde: ese acto ya está cargado para esos días.");
    if (acts.length >= MOST) throw invalid("from", `Desde: hasta ${MOST} actos por jurisdicción.`);
    return [...acts, act];
  });
  return act;
}

/** Takes an act back. Throws `calendar.not_found`. */
export async function remove(jurisdiccion: JurisdictionId, id: string): Promise<void> {
  await change(jurisdiccion, (acts) => {
    const left = acts.filter(({ _id }) => _id !== id);
    if (left.length === acts.length)
      throw new AppError("calendar.not_found", "No encontramos ese acto.");
    return left;
  });
}

async function change(
  jurisdiccion: JurisdictionId,
  next: (acts: CourtAct[]) => CourtAct[],
): Promise<void> {
  await again(async () => {
    const item = await get<ActsItem>(actsKey(jurisdiccion));
    const acts = next(item?.acts ?? []);
    const version = (item?.version ?? 0) + 1;
    const made = toActsItem({ jurisdiccion, acts, updatedAt: nowIso(), version });
    await commit(item ? replace(made, item) : insert(made));
  }, isStale);
  // Where the bus does not take it, the daily job moves them.
  await Reactions.publish("calendar.acted", { jurisdiccion }).catch(() => undefined);
}
