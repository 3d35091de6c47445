import { at, now } from "@foja/core/kernel/clock";
import { call } from "@foja/harness/api";
import {
  atClock,
  type BookedPractice,
  HALF_HOUR,
  newBookingPractice,
  somebody,
} from "@foja/harness/booking";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { ownTable } from "@foja/harness/own-table";
import ICAL from "ical.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { handler as expire } from "../../../jobs/holds-expire";
import { handler as sweep } from "../../../jobs/letters-sweep";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
// The jobs handle everybody's mails and requests.
beforeEach(() => ownTable());
afterAll(() => mailbox.stop());

const [START, LATER] = [atClock("10:00"), atClock("15:00")];
const MANUAL = { types: [{ ...HALF_HOUR, confirmation: "manual" }] };
const MINUTE_MS = 60_000;

/** Sends every waiting mail. */
const post = () => sweep({ now: new Date(now() + 2 * MINUTE_MS).toISOString() });

type Sent = ReturnType<Mailbox["inbox"]["list"]>[number];

/** The invitation in a mail: its alternative part and its attachment must be equal. */
function invitationIn({ attachments, raw }: Sent) {
  const [first, ...rest] = attachments.map(({ content }) => content);
  for (const other of rest) expect(other).toBe(first);
  const calendar = new ICAL.Component(ICAL.parse(first ?? ""));
  const method = String(calendar.getFirstPropertyValue("method"));
  expect(raw).toMatch(new RegExp(`Content-Type: text/calendar;[^:]*method=${method}`));
  const [component] = calendar.getAllSubcomponents("vevent");
  if (!component) throw new Error("the calendar has no event");
  const event = new ICAL.Event(component);
  expect([event.startDate, event.endDate].map(({ zone }) => zone.tzid)).toEqual(["UTC", "UTC"]);
  return {
    method,
    uid: event.uid,
    sequence: event.sequence,
    status: String(component.getFirstPropertyValue("status")),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    organizer: String(event.organizer),
    attendees: event.attendees.map((one) => String(one.getFirstValue())),
  };
}

type Practice = BookedPractice & { email: string };

/** The mails that a visitor got after the code, oldest first. */
async function lettersOf({ email }: Pick<Practice, "email">): Promise<Sent[]> {
  await post();
  return mailbox.inbox
    .list(email)
    .reverse()
    .filter(({ subject }) => !subject.startsWith("Tu código"));
}

async function booked(given: object, zone?: string) {
  const practice = await newBookingPractice(given);
  const email = somebody();
  const { reservation, token } = await practice.book(START, { email, ...(zone && { zone }) });
  await post();
  const decide = async (what: string, body?: object) => {
    const path = `/api/reservations/${reservation._id}/${what}`;
    const { status } = await practice.tenant.call("POST", path, body ? { body } : {});
    expect([what, status]).toEqual([what, 200]);
    await post();
  };
  return { ...practice, email, reservation, token, decide };
}

const AT_START = { start: START, end: atClock("10:30") };
const AT_LATER = { start: LATER, end: atClock("15:30") };

describe("the calendar in a visitor's letters", () => {
  it("is asked for, confirmed, moved and cancelled as one event that changes", async () => {
    const ana = await booked(MANUAL);
    await ana.decide("confirm");
    await ana.decide("reschedule", { start: LATER });
    await ana.decide("cancel", { reason: "Estoy de viaje" });
    const letters = await lettersOf(ana);
    expect(letters.map(({ subject }) => subject)).toEqual([
      "Recibimos tu pedido de turno con Ana Pérez",
      "Turno confirmado con Ana Pérez",
      "Cambió tu turno con Ana Pérez",
      "Turno cancelado con Ana Pérez",
    ]);
    const one = {
      uid: `${ana.reservation._id}@foja.ar`,
      organizer: expect.stringMatching(/^mailto:\S+@\S+$/),
      attendees: [`mailto:${ana.email}`],
    };
    expect(letters.map(invitationIn)).toEqual([
      { ...one, ...AT_START, method: "REQUEST", sequence: 0, status: "TENTATIVE" },
      { ...one, ...AT_START, method: "REQUEST", sequence: 1, status: "CONFIRMED" },
      { ...one, ...AT_LATER, method: "REQUEST", sequence: 2, status: "CONFIRMED" },
      { ...one, ...AT_LATER, method: "CANCEL", sequence: 3, status: "CANCELLED" },
    ]);
    expect(letters.at(-1)?.text).toContain("Motivo: Estoy de viaje");
  });

  it("is moved and cancelled by the visitor alike", async () => {
    const { token, ...ana } = await booked({});
    const path = `/api/public/manage-booking/${token}`;
    const { body } = await call("POST", `${path}/reschedule`, { body: { start: LATER } });
    await post();
    const next = String(body.manageUrl).split("/").at(-1);
    await call("POST", `/api/public/manage-booking/${next}/cancel`, { body: {} });
    const seen = (await lettersOf(ana)).map(invitationIn);
    expect(seen.map(({ method, sequence, status }) => [method, sequence, status])).toEqual([
      ["REQUEST", 0, "CONFIRMED"],
      ["REQUEST", 1, "CONFIRMED"],
      ["CANCEL", 2, "CANCELLED"],
    ]);
    expect(seen.map(({ start }) => start)).toEqual([START, LATER, LATER]);
    expect(new Set(seen.map(({ uid }) => uid)).size).toBe(1);
  });

  it("stays a request where a request is moved, and goes where it is rejected", async () => {
    const ana = await booked(MANUAL);
    await ana.decide("reschedule", { start: LATER });
    await ana.decide("reject", {});
    const seen = (await lettersOf(ana)).map(invitationIn);
    expect(
      seen.map(({ method, sequence, status, start }) => [method, sequence, status, start]),
    ).toEqual([
      ["REQUEST", 0, "TENTATIVE", START],
      ["REQUEST", 1, "TENTATIVE", LATER],
      ["CANCEL", 2, "CANCELLED", LATER],
    ]);
  });

  it("goes where nobody answered a request in time", async () => {
    const ana = await booked(MANUAL);
    const tomorrow = now() + 24 * 60 * MINUTE_MS + 1;
    await expire({ now: new Date(tomorrow).toISOString() });
    const letters = await at(tomorrow, () => lettersOf(ana));
    expect(letters.at(-1)?.subject).toBe("Venció tu pedido de turno con Ana Pérez");
    expect(letters.map(invitationIn).at(-1)).toMatchObject({
      ...{ uid: `${ana.reservation._id}@foja.ar`, method: "CANCEL", status: "CANCELLED" },
      ...{ ...AT_START, sequence: 1 },
    });
  });

  it("holds what people write, whatever it is", async () => {
    const name =
      'Consulta; "urgente", \\ con ñandú y 🐈 y un nombre que no entra en una sola línea';
    const title = 'Estudio "Ríos", Paz; y Cía.';
    const ana = await booked({ types: [{ ...HALF_HOUR, name }], config: { title } });
    const [letter] = await lettersOf(ana);
    const calendar = new ICAL.Component(ICAL.parse(letter?.attachments[0]?.content ?? ""));
    const event = new ICAL.Event(calendar.getAllSubcomponents("vevent")[0]);
    expect(event.summary).toBe(`${name} con ${title}`);
    for (const line of letter?.attachments[0]?.content.split(/\r?\n/) ?? []) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });
});

describe("the words of a visitor's letters", () => {
  const MANAGE = /\/manage-booking\/[\w-]{43}/;

  it("name the visitor's zone, the practice's where they differ, and the link", async () => {
    const ana = await booked(MANUAL, "Europe/Madrid");
    await ana.decide("confirm");
    await ana.decide("reschedule", { start: LATER });
    await ana.decide("cancel", {});
    const letters = await lettersOf(ana);
    expect(letters).toHaveLength(4);
    for (const { text, html } of letters) {
      expect(text).toMatch(/\d\d:\d\d h \(hora de Madrid\)/);
      expect(text).toMatch(/En el estudio: .*1[05]:00 h \(hora de Buenos Aires\)/);
      expect(text).toMatch(MANAGE);
      expect(html).toMatch(MANAGE);
    }
  });

  it("name one zone where both have one", async () => {
    const { email } = await booked({}, "America/Argentina/Buenos_Aires");
    const [letter] = await lettersOf({ email });
    expect(letter?.text).toMatch(/10:00 h \(hora de Buenos Aires\)/);
    expect(letter?.text).not.toContain("En el estudio");
  });

  it("link to what opens the appointment as it now is", async () => {
    const ana = await booked({});
    await ana.decide("reschedule", { start: LATER });
    await ana.decide("cancel", {});
    const link = MANAGE.exec((await lettersOf(ana)).at(-1)?.text ?? "")?.[0] ?? "";
    const { status, body } = await call("GET", `/api/public${link}`);
    expect([status, body.reservation]).toMatchObject([200, { status: "cancelled", start: LATER }]);
  });
});
