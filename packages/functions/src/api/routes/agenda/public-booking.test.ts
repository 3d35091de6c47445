import { at, now } from "@foja/core/kernel/clock";
import { call, someAddress } from "@foja/harness/api";
import { atClock, HALF_HOUR, newBookingPractice, somebody } from "@foja/harness/booking";
import { rounds } from "@foja/harness/draw";
import { letIn } from "@foja/harness/members";
import { CANARY, made } from "@foja/harness/reserved";
import { newTenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const START = atClock("10:00");

describe("a booking page", () => {
  it("says what a visitor needs, and nothing else", async () => {
    const place = { kind: "video", link: "https://meet.example/secreto" };
    const { base, slug } = await newBookingPractice({ types: [{ ...HALF_HOUR, place }] });
    const { status, body } = await call("GET", base);
    expect([status, body.booking]).toEqual([
      200,
      {
        ...{ slug, title: "Ana Pérez", intro: null, zone: "America/Argentina/Buenos_Aires" },
        types: [
          {
            ...{ _id: "consulta", name: "Consulta inicial", description: null, duration: 30 },
            ...{ confirmation: "automatic", cancelUntil: 2, window: 60, price: null },
            ...{ questions: [], place: { kind: "video", address: null, phone: null } },
          },
        ],
      },
    ]);
  });

  it("is called by the practice's name where it has no title of its own", async () => {
    const { tenant, base } = await newBookingPractice();
    const named = await tenant.call("PUT", "/api/practices/current", {
      body: { name: "Pérez y asociados" },
    });
    expect(named.status).toBe(200);
    expect((await call("GET", base)).body.booking).toMatchObject({ title: "Pérez y asociados" });
    await tenant.call("PUT", "/api/booking-config", { body: { title: "Turnos en Lanús" } });
    expect((await call("GET", base)).body.booking).toMatchObject({ title: "Turnos en Lanús" });
  });

  it("answers alike for a slug that nobody has and one that is not published", async () => {
    const { base } = await newBookingPractice({ config: { active: false } });
    const asked = [base, "/api/public/booking/nadie-lo-tiene", "/api/public/booking/NO%20VALE"];
    const answers = await Promise.all(asked.map((path) => call("GET", path)));
    const bodies = answers.map(({ status, body: { requestId, ...rest } }) => [status, rest]);
    expect(bodies[0]?.[0]).toBe(404);
    expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]]);
    const slots = await call("GET", `${base}/slots?type=consulta&from=2031-01-01&to=2031-01-02`);
    expect(slots.status).toBe(404);
  });

  it("lists free times, without those of the agenda, held or taken", async () => {
    const { tenant, hold, free, book } = await newBookingPractice();
    const clocks = ["09:00", "09:30", "10:00", "10:30"].map((clock) => atClock(clock));
    expect((await free(START)).slice(0, 4)).toEqual(clocks);
    const event = { title: "Audiencia secreta", start: clocks[0], end: clocks[1] };
    await tenant.call("POST", "/api/events", { body: event });
    expect((await hold(clocks[1] ?? "")).status).toBe(201);
    await book(clocks[2] ?? "");
    expect((await free(START))[0]).toBe(clocks[3]);
  });
});

describe("an event of a reserved case", () => {
  it("is no free time, whoever of the practice sees it, and says nothing of itself", async () => {
    const { tenant, base, free, hold } = await newBookingPractice({ plan: "premium" });
    const eva = await letIn(tenant, await newTenant(), "abogado");
    const folder = { folderName: CANARY, access: "reserved" };
    const { _id: folderId } = await made(eva, "/api/folders", folder);
    const [start, end] = [START, atClock("10:30")];
    expect(await free(START)).toContain(START);
    await made(eva, "/api/events", { title: CANARY, folderId, start, end });
    expect(await free(START)).not.toContain(START);
    const held = await hold(START);
    const day = START.slice(0, 10);
    const slots = await call("GET", `${base}/slots?type=consulta&from=${day}&to=${day}`);
    expect(held.status).toBe(409);
    for (const { body } of [held, slots]) {
      for (const trace of [CANARY, folderId]) expect(JSON.stringify(body)).not.toContain(trace);
    }
  });
});

describe("holding a time", () => {
  it("excludes others for ten minutes, and the same visitor from nothing", async () => {
    const { hold, free } = await newBookingPractice();
    const [email, address] = [somebody(), someAddress()];
    const first = await hold(START, { email }, { address });
    expect(first.status).toBe(201);
    const expiresIn = Date.parse(String(first.body.expiresAt)) - now();
    expect(expiresIn).toBeGreaterThan(9 * 60_000);
    const other = await hold(START);
    expect([other.status, other.body.error]).toEqual([409, "slot.taken"]);
    const again = await hold(START, { email }, { address });
    expect(again.status).toBe(201);
    // One at a time: another hold frees the first.
    expect((await hold(atClock("11:00"), { email }, { address })).status).toBe(201);
    expect(await free(START)).toContain(START);
    const later = await at(now() + 11 * 60_000, () => hold(atClock("11:00")));
    expect(later.status).toBe(201);
  });

  it("is refused with what is free next to it", async () => {
    const { hold, book } = await newBookingPractice();
    await book(START);
    const { status, body } = await hold(START);
    expect(status).toBe(409);
    expect(body.message).toBe("Ese horario ya no está disponible. Elegí otro de los que quedan.");
    expect(body.free).toHaveLength(6);
    expect(body.free).toContainEqual({ start: atClock("10:30"), end: atClock("11:00") });
  });

  it("asks the questions of its kind, and names the one that is wrong", async () => {
    const questions = [
      {
        _id: "tema",
        label: "Tema",
        kind: "choice",
        options: ["Laboral", "Familia"],
        required: true,
      },
      { _id: "antes", label: "¿Ya consultaste?", kind: "yesno" },
    ];
    const { hold, prove, tenant } = await newBookingPractice({
      types: [{ ...HALF_HOUR, questions }],
    });
    const missing = await hold(START);
    expect([missing.status, missing.body.details]).toEqual([
      422,
      [{ path: "answers.tema", message: "Tema: elegí una de las opciones" }],
    ]);
    expect((await hold(START, { answers: { tema: "Laboral", otra: "x" } })).status).toBe(422);
    const { body } = await hold(START, { answers: { tema: "Laboral", antes: false } });
    const { body: proved } = await prove(body.holdId);
    const { _id } = proved.reservation as { _id: string };
    const { body: kept } = await tenant.call("GET", `/api/reservations/${_id}`);
    expect((kept.reservation as { answers: unknown }).answers).toEqual([
      { question: "Tema", answer: "Laboral" },
      { question: "¿Ya consultaste?", answer: "No" },
    ]);
  });

  it("holds nothing for what fills the field that nobody sees", async () => {
    const { hold, free } = await newBookingPractice();
    expect((await hold(START, { website: "https://spam.example" })).status).toBe(201);
    expect(await free(START)).toContain(START);
  });

  it("done twice under one key is done once", async () => {
    const { hold } = await newBookingPractice();
    const headers = { "idempotency-key": somebody() };
    const given = { email: somebody() };
    const first = await hold(START, given, { headers });
    const again = await hold(START, given, { headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
  });
});

describe("proving the address", () => {
  it("takes the time for good, with its event", async () => {
    const { hold, prove, tenant } = await newBookingPractice();
    const { body } = await hold(START, { zone: "Europe/Madrid", phone: "+54 11 4321-0000" });
    const { status, body: proved } = await prove(body.holdId);
    expect([status, proved.reservation]).toMatchObject([
      201,
      { status: "confirmed", start: START, end: atClock("10:30"), visitorZone: "Europe/Madrid" },
    ]);
    const { body: listed } = await tenant.call("GET", `/api/events/user/${tenant.userId}`);
    expect(listed.events).toMatchObject([
      { title: "Consulta inicial: Eva Ríos", start: START, end: atClock("10:30"), type: "reunion" },
    ]);
    // Sent twice, it gets the same response and creates one event.
    const code = (await prove(body.holdId)).status;
    expect(code).toBe(422);
  });

  it("allows five tries, the sixth fails even if right", async () => {
    const { hold, prove, base } = await newBookingPractice();
    const { body } = await hold(START);
    const wrong = () =>
      call("POST", `${base}/reservations`, { body: { holdId: body.holdId, code: "000000" } });
    for (let i = 0; i < 5; i += 1) expect((await wrong()).status).toBe(422);
    expect((await prove(body.holdId)).status).toBe(422);
  });

  it("is too late after ten minutes, and where the rules changed meanwhile", async () => {
    const { hold, prove, tenant } = await newBookingPractice();
    const { body: first } = await hold(START);
    const late = await at(now() + 11 * 60_000, () => prove(first.holdId));
    expect([late.status, late.body.error]).toEqual([409, "hold.expired"]);
    const { body: second } = await hold(atClock("11:00"));
    await tenant.call("PUT", "/api/availability", { body: { weekly: [] } });
    const closed = await prove(second.holdId);
    expect([closed.status, closed.body.error, closed.body.free]).toEqual([409, "slot.taken", []]);
  });

  it("is refused where the practice put something else there meanwhile", async () => {
    const { hold, prove, tenant } = await newBookingPractice();
    const { body } = await hold(START);
    const event = { title: "Audiencia", start: START, end: atClock("10:15") };
    await tenant.call("POST", "/api/events", { body: event });
    expect((await prove(body.holdId)).status).toBe(409);
  });
});

describe("an address with ten appointments to come", () => {
  const clockOf = (nth: number) =>
    atClock(`${9 + Math.floor(nth / 2)}:${nth % 2 ? "30" : "00"}`.padStart(5, "0"));

  it("asks for no other until one of them is cancelled or over", async () => {
    const { hold, prove } = await newBookingPractice();
    const email = somebody();
    const begun = now();
    // An address gets three codes an hour.
    const asked = (nth: number) => at(begun + nth * 21 * 60_000, () => askedNow(nth));
    const askedNow = async (nth: number) => {
      const { body } = await hold(clockOf(nth), { email }, { address: someAddress() });
      const { status, body: said } = await prove(body.holdId, { address: someAddress() });
      return { status, error: said.error, url: String(said.manageUrl) };
    };
    const first = await asked(0);
    for (let nth = 1; nth < 10; nth++) expect((await asked(nth)).status).toBe(201);
    expect(await asked(10)).toMatchObject({ status: 409, error: "booking.too_many" });
    const token = first.url.split("/").at(-1);
    expect((await call("POST", `/api/public/manage-booking/${token}/cancel`)).status).toBe(200);
    expect((await asked(11)).status).toBe(201);
    expect((await asked(12)).error).toBe("booking.too_many");
  });
});

describe("a hundred people at once", () => {
  const hour = { ...HALF_HOUR, _id: "larga", name: "Consulta larga", duration: 60, after: 15 };

  it("take one time through two kinds that overlap: one has it, the others read what is free", async () => {
    const { hold, tenant } = await newBookingPractice({ types: [HALF_HOUR, hour] });
    const everybody = Array.from({ length: 100 }, (_, i) =>
      hold(i % 2 ? START : atClock("09:30"), { type: i % 2 ? "consulta" : "larga" }),
    );
    const answers = await Promise.all(everybody);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(99);
    for (const { body } of refused) {
      expect(body.message).toMatch(/ya no está disponible/);
      expect(body.free).not.toEqual([]);
    }
    const { body } = await tenant.call("GET", "/api/reservations?status=held");
    expect(body.reservations).toHaveLength(1);
  });

  it("take different times, and each has one", async () => {
    const types = [{ ...HALF_HOUR, duration: 15, step: 15 }];
    const { hold, prove, free } = await newBookingPractice({ types });
    const days = [3, 4, 5];
    const starts = (await Promise.all(days.map((day) => free(atClock("10:00", day))))).flat();
    const visitors = rounds(100, 24);
    const wanted = starts.slice(0, visitors);
    expect(wanted).toHaveLength(visitors);
    const address = someAddress();
    const held = await Promise.all(wanted.map((start) => hold(start, {}, { address })));
    expect(held.map(({ status }) => status)).toEqual(wanted.map(() => 201));
    const proved = await Promise.all(held.map(({ body }) => prove(body.holdId, { address })));
    expect(proved.map(({ status }) => status)).toEqual(wanted.map(() => 201));
  });

  it.each([
    ["of a kind", { types: [{ ...HALF_HOUR, mostPerDay: 2 }] }],
    ["of all kinds", { config: { mostPerDay: 2 } }],
  ])("are no more than the most %s a day", async (_, given) => {
    const { hold, free } = await newBookingPractice(given);
    // The last of them is on another day in UTC.
    const late = {
      weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "17:00", to: "24:00" })),
    };
    const { hold: holdLate, free: freeLate } = await newBookingPractice({
      ...given,
      availability: late,
    });
    const times = ["17:00", "17:30", "18:30", "20:30", "21:00", "21:30", "22:30", "23:30"];
    const answers = await Promise.all(times.map((clock) => holdLate(atClock(clock))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await freeLate(START)).toEqual([]);
    await Promise.all(["09:00", "09:30", "10:00", "12:00"].map((clock) => hold(atClock(clock))));
    expect(await free(START)).toEqual([]);
  });
});
