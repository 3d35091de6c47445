import { now, nowIso } from "../../kernel/clock";
import { get, tryCommit } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { sendOnce } from "../../kernel/ports/mail-once";
import { type HeardItem, heardKey, hearing, probing } from "./heard.item";
import { type Verdict, verdictOf } from "./unanswered.rules";

/** A letter is heard of so often that only every so many milliseconds is worth a write. */
const STEP_MS = 5000;
const PROBE_MS = 60_000;

let last = { table: "", at: 0 };

/** Notes when SES took a letter that it just said something of. */
export async function heard(takenAt: string): Promise<void> {
  const taken = Date.parse(takenAt);
  const { TABLE_NAME: table } = env();
  const known = last.table === table && Math.abs(taken - last.at) < STEP_MS;
  if (Number.isNaN(taken) || known) return;
  await tryCommit(hearing(new Date(taken).toISOString()));
  last = { table, at: taken };
}

/** When SES took the latest letter that it said anything of (epoch ms); 0 where it never did. */
export async function heardUntil(): Promise<number> {
  const item = await get<HeardItem>(heardKey);
  return item ? Date.parse(item.at) : 0;
}

/** A mailbox of SES's own that takes what comes and counts against no quota of the day. */
const SIMULATOR = "success@simulator.amazonses.com";

/**
 * Judges a claim whose sender never noted an answer. Where SES has been silent since, it is sent a
 * letter to its own simulator: once it speaks of that one, its silence about the claimed one counts.
 */
export async function judge(claimedAt: number, heardMs: number): Promise<Verdict> {
  const verdict = verdictOf(claimedAt, heardMs, now());
  if (verdict === "ask") await probe();
  return verdict;
}

async function probe(): Promise<void> {
  const since = new Date(now() - PROBE_MS).toISOString();
  if ((await tryCommit(probing(nowIso(), since))) !== "written") return;
  const words = "¿Llegan los avisos de SES?";
  const oneClick = new URL("/unsubscribe", env().APP_URL).href;
  const letter = { subject: words, text: words, html: `<p>${words}</p>`, oneClick };
  // Whether it goes or not, the next pass asks again.
  await sendOnce({ to: SIMULATOR, ...letter, tags: { probe: "1" } }).catch(() => undefined);
}
