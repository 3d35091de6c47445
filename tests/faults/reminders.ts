import { at } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { instantAt } from "@foja/core/kernel/zone.rules";
import { Ledger } from "@foja/core/money/ledger";
import { Events } from "@foja/core/practice/events";
import { Folders } from "@foja/core/practice/folders";
import { Movements } from "@foja/core/practice/movements";
import { Notifications } from "@foja/core/practice/notifications";
import { Tasks } from "@foja/core/practice/tasks";
import { Alerts } from "@foja/core/telling/alerts";
import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { DEFAULTS } from "@foja/core/telling/preferences/preferences.rules";
import { momentsOf, type SourceType as Ringing } from "@foja/core/telling/reminders/reminder.rules";
import { handler as derive } from "@foja/functions/streams/derive";
import { newTenant, type Tenant } from "../harness/tenant";
import { randomFrom } from "./rules";

/** One dated source, and how many alerts its practice has to get in all. */
/** What has its own day; what a case may lose follows from other records, and has its own test. */
type SourceType = Exclude<Ringing, "losing">;

export type Source = { type: SourceType; id: string; tenant: Tenant; owes: number };

export const MADE = "2031-03-01T12:00:00.000Z";
/** Ten thousand dates with `FULL=1`; otherwise enough of them for errors to occur. */
export const FULL = process.env.FULL === "1";
export const DATES = FULL ? 10_000 : 60;

/** How many days ahead the sources fall due. */
export const SPAN_DAYS = FULL ? 30 : 14;

const TYPES: SourceType[] = ["task", "event", "movement", "notification", "installment"];

export type Draw = (below: number) => number;
export const drawFrom = (seed: number): Draw => {
  const random = randomFrom(seed);
  return (below) => Math.floor(random() * below);
};

export function shuffled<T>(things: T[], draw: Draw): T[] {
  const mixed = [...things];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = draw(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

/** Creates `count` dated sources of all kinds, spread over some practices and the coming days. */
export async function sow(count: number, draw: Draw): Promise<Source[]> {
  const beds = await Promise.all(Array.from({ length: 5 }, () => bed()));
  const sources: Source[] = [];
  for (let from = 0; from < count; from += 20) {
    const some = Array.from({ length: Math.min(20, count - from) }, (_, i) =>
      plant(beds[draw(beds.length)] as Bed, TYPES[(from + i) % TYPES.length] as SourceType, draw),
    );
    sources.push(...(await Promise.all(some)));
  }
  return sources;
}

type Bed = { tenant: Tenant; folderId: string };

async function bed(): Promise<Bed> {
  const tenant = await newTenant({ plan: "premium" });
  const { _id } = await tenant.as(() => Folders.create({ folderName: "Pérez c/ Gómez" }));
  return { tenant, folderId: _id };
}

async function plant({ tenant, folderId }: Bed, type: SourceType, draw: Draw): Promise<Source> {
  const day = addDays("2031-03-05", draw(SPAN_DAYS - 6));
  const start = instantAt(
    day,
    `${String(draw(24)).padStart(2, "0")}:${draw(2) === 0 ? "00" : "30"}`,
  );
  const entry = { folderId, title: "Traslado", time: "2031-03-01", dateExpiration: day };
  const make = {
    task: () => Tasks.create({ name: "Apelar", dueDate: day }),
    event: () => Events.create({ title: "Audiencia", start, end: start }),
    movement: () => Movements.create(entry),
    notification: () => Notifications.create(entry),
    installment: () => agree(day),
  };
  const { _id } = await at(MADE, () => tenant.as<{ _id: string }>(make[type]));
  return { type, id: _id, tenant, owes: owed(type, type === "event" ? start : day) };
}

/** An instalment in its own case: a case may have sixty. */
async function agree(firstDue: string): Promise<{ _id: string }> {
  const { _id } = await Folders.create({ folderName: "Sosa c/ Ríos" });
  const terms = { amount: 100, currency: "ARS", count: 1, firstDue, every: "month" } as const;
  const { installments } = await Ledger.createPlan(_id, terms);
  return { _id: installments[0]?._id ?? "" };
}

const owed = (type: SourceType, due: string) =>
  momentsOf(
    {
      forId: "",
      section: type === "event" ? "events" : "tasks",
      due,
      open: true,
      ...{ title: "", folderId: null, folderName: null, changedAt: MADE },
    },
    DEFAULTS,
  ).length;

type Records = Parameters<typeof derive>[0]["Records"];

const recordOf = ({ type, id, tenant }: Source, n: number) => ({
  eventID: `${id}-${n}`,
  eventName: "MODIFY" as const,
  dynamodb: {
    SequenceNumber: String(n),
    NewImage: {
      pk: { S: "x" },
      sk: { S: "x" },
      type: { S: type },
      userId: { S: tenant.userId },
      _id: { S: id },
    },
  },
});

/**
 * Delivers sources to the consumer of the stream at an instant; failed ones are retried, like the
 * stream does.
 */
export async function deliver(sources: Source[], now: string): Promise<void> {
  let records: Records = sources.map(recordOf);
  for (let round = 0; records.length > 0; round += 1) {
    if (round === 60) throw new Error("the stream would have given up");
    const { batchItemFailures } = await at(now, () => derive({ Records: records }));
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    records = records.filter(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ""));
  }
}

/** Every alert of these sources' practices, by source. */
export async function alertsBySource(sources: Source[]): Promise<Map<string, Alert[]>> {
  const tenants = new Set(sources.map(({ tenant }) => tenant));
  const found = new Map<string, Alert[]>();
  for (const tenant of tenants) {
    for (const alert of await at(MADE, () => Alerts.pending(tenant.userId))) {
      const id = alert.sourceId ?? "";
      found.set(id, [...(found.get(id) ?? []), alert]);
    }
  }
  return found;
}

/** The mornings and evenings from one day on: no source has two instants between two of them. */
export const halfDays = (from: string, days: number) =>
  Array.from({ length: days * 2 }, (_, n) =>
    new Date(Date.parse(from) + n * 12 * 3600 * 1000).toISOString(),
  );
