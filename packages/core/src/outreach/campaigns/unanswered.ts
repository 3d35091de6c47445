import { now, nowIso } from "../../kernel/clock";
import { get, tryCommit } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { sendOnce } from "../../kernel/ports/mail-once";
import { type HeardItem, heardKey, heardWrite, probeWrite } from "./heard.item";
import { type Verdict, verdictOf } from "./unanswered.rules";

/** Events are so frequent that only one every so many ms is worth a write. */
const STEP_MS = 5000;
const PROBE_MS = 60_000;

let last = { table: "", at: 0 };

/** Stores when SES accepted a mail that it just sent an event about. */
export async function heard(takenAt: string): Promise<void> {
  const taken = Date.parse(takenAt);
  const { TABLE_NAME: table } = env();
  const known = last.table === table && Math.abs(taken - last.at) < STEP_MS;
  if (Number.isNaN(taken) || known) return;
  await tryCommit(heardWrite(new Date(taken).toISOString()));
  last = { table, at: taken };
}

/** When SES accepted the latest mail that it sent an event about (epoch ms); 0 for none. */
export async function heardUntil(): Promise<number> {
  const item = await get<HeardItem>(heardKey);
  return item ? Date.parse(item.at) : 0;
}

/** SES's own test mailbox, which accepts everything and counts against no daily quota. */
const SIMULATOR = "success@simulator.amazonses.com";

/**
 * Judges a claim whose sender stored no response. Where SES has sent no event since, a mail is sent
 * to its simulator: once that one is reported, the silence about the claimed one is conclusive.
 */
export async function judge(claimedAt: number, heardMs: number): Promise<Verdict> {
  const verdict = verdictOf(claimedAt, heardMs, now());
  if (verdict === "ask") await probe();
  return verdict;
}

async function probe(): Promise<void> {
  const since = new Date(now() - PROBE_MS).toISOString();
  if ((await tryCommit(probeWrite(nowIso(), since))) !== "written") return;
  const words = "¿Llegan los avisos de SES?";
  const oneClick = new URL("/unsubscribe", env().APP_URL).href;
  const letter = { subject: words, text: words, html: `<p>${words}</p>`, oneClick };
  // Whether it is sent or not, the next pass judges again.
  await sendOnce({ to: SIMULATOR, ...letter, tags: { probe: "1" } }).catch(() => undefined);
}
