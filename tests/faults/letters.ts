import { readFileSync } from "node:fs";
import type { Auth } from "@foja/core/accounts/auth";
import { at, now } from "@foja/core/kernel/clock";
import { commit, getMany, type Item, type Key } from "@foja/core/kernel/dynamo";
import { Outbox } from "@foja/core/kernel/outbox";
import type { Alerts } from "@foja/core/telling/alerts";
import type { Digests } from "@foja/core/telling/digests";
import { Preferences } from "@foja/core/telling/preferences";
import { newTenant, type Tenant } from "../harness/tenant";

/** A requested letter: its item's key, and how to find it among those that arrived. */
export type Letter = { key: Key; to: string; subject: RegExp };

const MINUTE_MS = 60_000;

/** Requests a code, an alert and a digest for each of `people` new people, due a minute ago. */
export async function askLetters(people: number): Promise<Letter[]> {
  const tenants = await Promise.all(Array.from({ length: people }, () => person()));
  return at(now() - 2 * MINUTE_MS, () => Promise.all(tenants.flatMap((tenant) => three(tenant))));
}

async function person(): Promise<Tenant> {
  const tenant = await newTenant();
  await tenant.as(() => Preferences.update({ digest: { enabled: true } }));
  return tenant;
}

function three({ userId, email }: Tenant): Promise<Letter>[] {
  const code: Auth.CodeErrand = { kind: "reset", email };
  const place = { sourceType: "task", sourceId: "tas_1", folderId: null } as const;
  const words = { primaryText: "Vence el martes", secondaryText: null };
  const alert: Alerts.AlertErrand = { kind: "alert", userId, alert: { ...words, ...place } };
  const groups = [{ title: "Hoy", lines: ["Apelar"], more: 0 }];
  const digest: Digests.DigestErrand = { kind: "digest", userId, day: "2026-11-20", groups };
  return [
    ask(Outbox.ask(code), email, /código/),
    ask(Outbox.ask(alert), email, /Vence el martes/),
    ask(Outbox.ask(digest), email, /^Tu día/),
  ];
}

async function ask(write: ReturnType<typeof Outbox.ask>, to: string, subject: RegExp) {
  await commit(write);
  const { pk, sk } = (write.request.Put?.Item ?? {}) as Item;
  return { key: { pk, sk }, to, subject };
}

type Progress = Item & { tries: number; dueAt: number | null; sentAt: number | null };

/** The progress of each letter, from its item. */
export async function progressOf(letters: Letter[]): Promise<Progress[]> {
  const items = await getMany<Progress>(letters.map(({ key }) => key));
  return items.flatMap((item) => item ?? []);
}

/** How often each letter is in the inbox, which is a file of JSON lines. */
export function arrivals(inbox: string, letters: Letter[]): number[] {
  const arrived = linesOf(inbox).map((line) => JSON.parse(line) as { to: string; subject: string });
  return letters.map(
    ({ to, subject }) => arrived.filter((one) => one.to === to && subject.test(one.subject)).length,
  );
}

/** The complete lines of the inbox: a kill may cut the last one short. */
export function linesOf(inbox: string): string[] {
  try {
    return readFileSync(inbox, "utf8")
      .split("\n")
      .filter((line) => line.endsWith("}"));
  } catch {
    return [];
  }
}
