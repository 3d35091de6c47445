import { type Outreach, startOutreach } from "@foja/harness/campaigns";
import { killAt, kills, writesLeft } from "@foja/harness/kills";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { asSystem } from "../../kernel/actor";
import { get } from "../../kernel/dynamo";
import { Subscribers } from "../subscribers";
import { segment } from "../subscribers/segment.schema";
import { Templates } from "../templates";
import { saveTemplate } from "../templates/template.schema";
import { Campaigns } from ".";
import { recipientKey } from "./recipient.item";
import { tokenFor } from "./token";

vi.mock("../../kernel/dynamo/send", async (original) => {
  const { mortalWrites } = await import("@foja/harness/kills");
  return mortalWrites(await original<typeof import("../../kernel/dynamo/send")>());
});

/** `FOJA_CAMPAIGN=<recipients>` sends a larger campaign than the default. */
const RECIPIENTS = Number(process.env.FOJA_CAMPAIGN ?? 600);
const MINUTE_MS = 60_000;

let outreach: Outreach;
let admin: Tenant;

beforeAll(async () => {
  await ownTable();
  // Each event is delivered twice, and each message too.
  outreach = await startOutreach(2);
  admin = await newTenant({ role: "ADMIN_ROLE" });
});

afterAll(() => outreach.stop());

/** One address in fifty bounces, one in two thousand complains, some are away: as SES simulates. */
function addressOf(nth: number): string {
  if (nth % 50 === 7) return `bounce+${nth}@simulator.amazonses.com`;
  if (nth % 2000 === 11) return `complaint+${nth}@simulator.amazonses.com`;
  if (nth % 40 === 3) return `ooto+${nth}@simulator.amazonses.com`;
  return `persona-${nth}@ejemplo.com.ar`;
}

async function importAll(): Promise<void> {
  for (let from = 0; from < RECIPIENTS; from += 500) {
    const size = Math.min(500, RECIPIENTS - from);
    const rows = Array.from({ length: size }, (_, i) => ({
      ...{ email: addressOf(from + i), firstName: `Persona ${from + i}` },
      ...{ origin: "Jornadas de derecho laboral", consentAt: "2026-03-02", tags: ["jornadas"] },
    }));
    const asked = { rows, dryRun: false, allowDuplicates: false };
    const { accepted } = await asSystem("test", () => Subscribers.importContacts(asked));
    expect(accepted).toBe(size);
  }
}

/** The kills of a run: after so many writes of the table, and whether SES dies too, and when. */
const DEATHS = [
  { writes: 40, ses: null },
  { writes: Math.round(RECIPIENTS / 6), ses: "before" },
  { writes: Math.round(RECIPIENTS / 3), ses: "after" },
] as const;

/** Kills the sender: later writes are not made, SES does not answer, messages are lost. */
async function kill({ writes, ses }: (typeof DEATHS)[number]): Promise<void> {
  // SES dies a few mails before its sender, so that the last claims have no response.
  outreach.die(ses, () => writesLeft() < 30);
  killAt(writes);
  const before = kills();
  while (kills() === before) {
    await outreach.handOver(2);
    if (outreach.messages.length === 0) await nextMinute();
  }
  killAt();
  outreach.die(null);
  outreach.messages.length = 0;
  // Its leases expire, and the job of every minute finds what it left.
  await nextMinute();
}

async function nextMinute(): Promise<void> {
  outreach.pass(MINUTE_MS);
  await outreach.sweep();
}

/** Unsubscribes a few recipients, some already reached and some not. Returns their ids. */
async function leave(campaignId: string, from: number): Promise<Set<string>> {
  const left = new Set<string>();
  for (let nth = from; nth < RECIPIENTS; nth += 97) {
    const subscriberId = await Subscribers.idOf(addressOf(nth));
    const token = await tokenFor({ subscriberId, campaignId });
    await asSystem("test", () => Campaigns.wish(token, "none"));
    left.add(subscriberId);
  }
  return left;
}

/** Resumes a campaign that the guard paused: bounces may be bunched. */
async function goOn(campaignId: string): Promise<void> {
  const { status } = await Campaigns.get(campaignId);
  if (status === "paused") await admin.as(() => Campaigns.resume(campaignId));
}

/** How many unsubscribed before they were frozen as recipients: the campaign does not know them. */
async function neverRecipients(campaignId: string, ids: string[]): Promise<number> {
  let strangers = 0;
  for (const id of ids) if (!(await get(recipientKey(campaignId, id)))) strangers += 1;
  return strangers;
}

const reached = () => new Map(outreach.letters().map((one) => [one.tags?.recipient ?? "", one]));

it("reaches each once though killed thrice, started twice, and none who left", async () => {
  await importAll();
  const { _id: templateId } = await admin.as(() =>
    Templates.create(
      saveTemplate.parse({
        name: "Jornadas",
        subject: "Jornadas",
        html: "<p>Hola, {{nombre}}</p>",
      }),
    ),
  );
  const tags = segment.parse({ tags: ["jornadas"] });
  const { _id } = await admin.as(() =>
    Campaigns.create({ name: "Jornadas", templateId, segment: tags }),
  );
  await admin.as(() => Campaigns.send(_id));
  await asSystem("test", () => Campaigns.stirAll(_id));
  const gone = new Map<string, boolean>();
  for (const [nth, death] of DEATHS.entries()) {
    await goOn(_id);
    await kill(death);
    await outreach.note(200);
    const before = reached();
    for (const id of await leave(_id, nth)) gone.set(id, before.has(id));
  }
  for (let round = 0; round < 400 && (await Campaigns.get(_id)).status !== "sent"; round += 1) {
    await goOn(_id);
    await outreach.handOver(2);
    // In reverse order: the last ones first.
    outreach.events.reverse();
    await outreach.note();
    await nextMinute();
  }
  await outreach.note();
  const letters = outreach.letters();
  const each = reached();
  const { counts, status } = await Campaigns.get(_id);
  expect(status).toBe("sent");
  // Each got exactly one,
  expect(each.size).toBe(letters.length);
  // nobody who had unsubscribed before it was sent,
  for (const [id, had] of gone) expect([id, each.has(id)]).toEqual([id, had]);
  const without = [...gone].filter(([, had]) => !had).map(([id]) => id);
  // and everybody else did.
  expect(letters.length + without.length).toBe(RECIPIENTS);
  const strangers = await neverRecipients(_id, without);
  const ended = (kind: string) => letters.filter(({ to }) => to.startsWith(`${kind}+`)).length;
  expect(counts).toEqual({
    ...{ recipients: RECIPIENTS - strangers, sent: letters.length },
    ...{ skipped: without.length - strangers, unsubscribed: gone.size - strangers },
    ...{ bounced: ended("bounce"), softBounced: ended("ooto"), complained: ended("complaint") },
    ...{ delivered: letters.length - ended("bounce"), clicked: 0, failed: 0, unknown: 0 },
  });
}, 7_200_000);
