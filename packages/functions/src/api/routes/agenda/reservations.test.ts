import { at } from "@foja/core/kernel/clock";
import { call } from "@foja/harness/api";
import { atClock, HALF_HOUR, newBookingPractice } from "@foja/harness/booking";
import type { Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const [START, LATER] = [atClock("10:00"), atClock("15:00")];
const MANUAL = { types: [{ ...HALF_HOUR, confirmation: "manual" }] };

const decide = (tenant: Tenant, id: string | undefined, what: string, body?: object) =>
  tenant.call("POST", `/api/reservations/${id}/${what}`, body ? { body } : {});
const eventsOf = async (tenant: Tenant) =>
  (await tenant.call("GET", `/api/events/user/${tenant.userId}`)).body.events as {
    start: string;
  }[];
const manage = (token: string, what = "", body?: object) =>
  call(body ? "POST" : "GET", `/api/public/manage-booking/${token}${what}`, body ? { body } : {});

describe("a request", () => {
  it("keeps its time without an event until it is confirmed", async () => {
    const { tenant, book, free } = await newBookingPractice(MANUAL);
    const { reservation } = await book(START);
    expect(reservation.status).toBe("pending");
    expect(await free(START)).not.toContain(START);
    expect(await eventsOf(tenant)).toEqual([]);
    const confirmed = await decide(tenant, reservation._id, "confirm");
    expect([confirmed.status, confirmed.body.reservation]).toMatchObject([
      200,
      { status: "confirmed" },
    ]);
    expect(await eventsOf(tenant)).toMatchObject([{ start: START }]);
    expect((await decide(tenant, reservation._id, "confirm")).status).toBe(409);
  });

  it("frees its time when it is rejected", async () => {
    const { tenant, book, free } = await newBookingPractice(MANUAL);
    const { reservation } = await book(START);
    const body = { reason: "Estoy de viaje" };
    expect((await decide(tenant, reservation._id, "reject", body)).body.reservation).toMatchObject({
      status: "rejected",
      cancelled: { by: "practice", reason: "Estoy de viaje" },
    });
    expect(await free(START)).toContain(START);
  });
});

describe("an appointment", () => {
  it("is moved by the practice with its event, and frees its own time", async () => {
    const { tenant, book, free } = await newBookingPractice();
    const { reservation } = await book(START);
    const moved = await decide(tenant, reservation._id, "reschedule", { start: LATER });
    expect([moved.status, moved.body.reservation]).toMatchObject([200, { start: LATER }]);
    expect(await eventsOf(tenant)).toMatchObject([{ start: LATER }]);
    expect(await free(START)).toContain(START);
    expect(await free(START)).not.toContain(LATER);
    await book(START);
    expect((await decide(tenant, reservation._id, "reschedule", { start: START })).status).toBe(
      409,
    );
  });

  it("is cancelled with its event, once", async () => {
    const { tenant, book, free } = await newBookingPractice();
    const { reservation } = await book(START);
    expect((await decide(tenant, reservation._id, "cancel", {})).status).toBe(200);
    expect(await eventsOf(tenant)).toEqual([]);
    expect(await free(START)).toContain(START);
    expect((await decide(tenant, reservation._id, "cancel", {})).status).toBe(409);
  });

  it("is marked, noted, listed by status and turned into contact and case", async () => {
    const { tenant, book } = await newBookingPractice();
    const { reservation } = await book(START);
    expect((await decide(tenant, reservation._id, "absent")).status).toBe(200);
    const path = `/api/reservations/${reservation._id}`;
    await tenant.call("PATCH", path, { body: { note: "Llamar" } });
    const { body } = await tenant.call(
      "GET",
      `/api/reservations?status=absent&from=${START.slice(0, 10)}`,
    );
    expect(body.reservations).toMatchObject([{ _id: reservation._id, note: "Llamar" }]);
    const given = { folderName: "Ríos c/ Banco" };
    const { status, body: made } = await decide(tenant, reservation._id, "convert", given);
    expect([status, made]).toMatchObject([
      200,
      { contact: { name: "Eva Ríos" }, folder: { folderName: "Ríos c/ Banco" } },
    ]);
  });
});

describe("a manage link", () => {
  it("shows, moves and cancels; a GET changes nothing, and a move ends the link", async () => {
    const { tenant, book } = await newBookingPractice();
    const { token } = await book(START);
    const seen = await manage(token);
    expect([seen.status, seen.body.reservation]).toMatchObject([
      200,
      { status: "confirmed", canCancel: true },
    ]);
    expect(seen.headers.get("referrer-policy")).toBe("no-referrer");
    expect(seen.headers.get("cache-control")).toBe("no-store");
    expect(seen.headers.get("x-robots-tag")).toContain("noindex");
    const moved = await manage(token, "/reschedule", { start: LATER });
    expect([moved.status, moved.body.reservation]).toMatchObject([200, { start: LATER }]);
    const wrong = await manage("A".repeat(43));
    const old = await manage(token);
    expect([old.status, old.body.message]).toEqual([404, wrong.body.message]);
    const next = String(moved.body.manageUrl).split("/").at(-1) ?? "";
    const gone = await manage(next, "/cancel", { reason: "No puedo" });
    expect(gone.body.reservation).toMatchObject({
      status: "cancelled",
      cancelled: { by: "visitor" },
    });
    expect(await eventsOf(tenant)).toEqual([]);
  });

  it("is too late for another time within the practice's hours, and never to cancel until it begins", async () => {
    const { book } = await newBookingPractice({
      types: [{ ...HALF_HOUR, cancelUntil: 24 * 30 }],
      config: { title: "Estudio Sosa", phone: "011 4371-0000" },
    });
    const { reservation, token } = await book(START);
    expect(reservation).toMatchObject({
      ...{ canCancel: true, canReschedule: false, practicePhone: "011 4371-0000" },
    });
    const move = await manage(token, "/reschedule", { start: LATER });
    expect([move.status, move.body.message]).toEqual([
      409,
      "Ya no se puede cambiar el horario por acá: era hasta 720 horas antes. Comunicate con Estudio Sosa: 011 4371-0000.",
    ]);
    const begun = await at(Date.parse(START), () => manage(token, "/cancel", {}));
    expect([begun.status, begun.body.message]).toEqual([
      409,
      "El turno ya empezó y no se puede cancelar por acá. Comunicate con Estudio Sosa: 011 4371-0000.",
    ]);
    const before = await at(Date.parse(START) - 1000, () => manage(token, "/cancel", {}));
    expect(before.body.reservation).toMatchObject({ status: "cancelled", canCancel: false });
  });

  it("shows nothing of the practice", async () => {
    const { tenant, base, book } = await newBookingPractice();
    await tenant.call("POST", "/api/folders", { body: { folderName: "SECRETO c/ OTRO" } });
    const event = { title: "SECRETO en agenda", start: START, end: atClock("10:30") };
    await tenant.call("POST", "/api/events", { body: event });
    await book(atClock("11:00"), { name: "SECRETO visitante", email: "secreto@ejemplo.com.ar" });
    const { reservation, token } = await book(LATER);
    await tenant.call("PATCH", `/api/reservations/${reservation._id}`, {
      body: { note: "SECRETO" },
    });
    const days = `from=${START.slice(0, 10)}&to=${START.slice(0, 10)}`;
    const paths = [
      base,
      `${base}/slots?type=consulta&${days}`,
      `/api/public/manage-booking/${token}`,
    ];
    for (const path of [...paths, `/api/public/manage-booking/${token}/slots?${days}`]) {
      const { status, body } = await call("GET", path);
      expect([path, status]).toEqual([path, 200]);
      expect(JSON.stringify(body)).not.toMatch(/secreto/i);
    }
  });

  it("shows nothing of it while somebody holds, proves, moves and cancels, nor in refusals", async () => {
    const { tenant, base, book, hold, prove } = await newBookingPractice();
    const clocks = ["13:00", "13:30"].map((clock) => atClock(clock));
    const secret = { name: "SECRETO visitante", email: "secreto@ejemplo.com.ar" };
    await tenant.call("POST", "/api/contacts/create", { body: secret });
    await tenant.call("POST", "/api/events", {
      body: { title: "SECRETO en agenda", start: clocks[0], end: clocks[1] },
    });
    await book(START, { ...secret, phone: "11 5555-7777" });
    const held = await hold(LATER);
    const code = { holdId: held.body.holdId, code: "000000" };
    const wrong = await call("POST", `${base}/reservations`, { body: code });
    const proved = await prove(held.body.holdId);
    const token = String(proved.body.manageUrl).split("/").at(-1) ?? "";
    const answers = [
      ...[held, wrong, proved],
      await hold(START),
      await hold(clocks[0] ?? ""),
      await hold(atClock("12:00"), { email: "x" }),
      await call("POST", `${base}/reservations`, { body: { ...code, holdId: "rsv_otra" } }),
      await call("GET", `${base}-no`),
      await manage(token, "/reschedule", { start: START }),
      await manage("A".repeat(43), "/cancel", {}),
      await manage(token, "/cancel", {}),
      await manage(token, "/cancel", {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      ...[201, 422, 201, 409, 409, 422, 409, 404, 409, 404, 200, 409],
    ]);
    for (const { body } of answers) {
      expect(JSON.stringify(body)).not.toMatch(/secreto|5555-?7777|(usr|con|evt)_[0-9A-Z]{26}/i);
    }
    // A client's address and a stranger's get the same response.
    const known = await hold(clocks[1] ?? "", { email: secret.email });
    expect([known.status, Object.keys(known.body)]).toEqual([201, Object.keys(held.body)]);
  });
});

it.each([
  ["2026-12-02", "2026-12-01"],
  ["2026-12-02T10:00:00Z", "2026-12-02T09:00:00-00:00"],
  ["2026-12-02T10:00:00Z", "2026-12-01"],
])("a list from %s to %s is refused with a sentence", async (from, to) => {
  const { tenant } = await newBookingPractice();
  const query = `from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`;
  const { status, body } = await tenant.call("GET", `/api/reservations?${query}`);
  expect([status, body.details]).toEqual([
    422,
    [{ path: "to", message: "El parámetro «to» no puede ser anterior a «from»." }],
  ]);
});

it("is another practice's own: its slug, its reservations", async () => {
  const [ana, luis] = [await newBookingPractice(), await newBookingPractice()];
  const { reservation } = await ana.book(START);
  expect((await luis.tenant.call("GET", `/api/reservations/${reservation._id}`)).status).toBe(404);
  const taken = await luis.tenant.call("PUT", "/api/booking-config", { body: { slug: ana.slug } });
  expect([taken.status, taken.body.error]).toEqual([409, "booking.slug_taken"]);
});
