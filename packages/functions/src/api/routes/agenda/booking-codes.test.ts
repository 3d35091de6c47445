import { Reservations } from "@foja/core/agenda/reservations";
import { at, now } from "@foja/core/kernel/clock";
import { call, someAddress } from "@foja/harness/api";
import { atClock, HALF_HOUR, newBookingPractice, somebody } from "@foja/harness/booking";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { ownTable } from "@foja/harness/own-table";
import { standStill } from "@foja/harness/start-at";
import { newTenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handler as sweep } from "../../../jobs/letters-sweep";

let mailbox: Mailbox;
beforeAll(async () => {
  await ownTable();
  mailbox = await startMailbox();
});
standStill();
afterAll(() => mailbox.stop());

const post = () => sweep({ now: new Date(now() + 120_000).toISOString() });
const clockOf = (nth: number) => {
  const clock = `${9 + Math.floor((nth % 18) / 2)}:${nth % 2 ? "30" : "00"}`.padStart(5, "0");
  return atClock(clock, 3 + Math.floor(nth / 18));
};

describe("codes that prove an address", () => {
  it("asked for 45 times leave three times, and the fourth hold is refused at once", async () => {
    const { hold } = await newBookingPractice();
    const [email, name] = ["victima@ejemplo.com.ar", "Suspendimos tu cuenta: pagá ya"];
    const answers = [];
    for (let nth = 0; nth < 45; nth += 1) {
      answers.push(await hold(clockOf(nth), { email, name }, { address: someAddress() }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, ...Array(42).fill(429)]);
    expect(answers[3]?.body.message).toMatch(
      /^Ya salieron 3 correos a esa dirección en la última hora\. Probá de nuevo en 60 minutos\.$/,
    );
    await post();
    const letters = mailbox.inbox.list(email);
    expect(letters).toHaveLength(3);
    for (const { subject, text, html } of letters) {
      expect(`${subject} ${text} ${html}`).not.toMatch(/suspendimos|pag[aá]/i);
    }
  });

  it("are three an hour for an address at all practices together", async () => {
    const email = somebody();
    const statuses = [];
    for (let nth = 0; nth < 5; nth += 1) {
      const { hold } = await newBookingPractice();
      statuses.push((await hold(clockOf(nth), { email })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });

  it("take no place from the three for a time that was gone", async () => {
    const { hold } = await newBookingPractice();
    const email = somebody();
    await hold(clockOf(0), {}, { address: someAddress() });
    for (let nth = 0; nth < 4; nth += 1) {
      expect((await hold(clockOf(0), { email })).status).toBe(409);
    }
    expect((await hold(clockOf(1), { email })).status).toBe(201);
  });

  it("are the same for another time of one visitor, with the tries they have left", async () => {
    const { hold, prove, tenant, base } = await newBookingPractice();
    const [email, address] = [somebody(), someAddress()];
    const codeOf = (holdId: unknown) =>
      Reservations.codeFor({ userId: tenant.userId, _id: String(holdId) });
    const first = (await hold(clockOf(0), { email }, { address })).body.holdId;
    const code = await codeOf(first);
    const wrong = code === "000000" ? "000001" : "000000";
    const guess = (holdId: unknown) =>
      call("POST", `${base}/reservations`, { body: { holdId, code: wrong }, address });
    for (let nth = 0; nth < 4; nth += 1) await guess(first);
    const second = (await hold(clockOf(1), { email }, { address })).body.holdId;
    expect([second === first, await codeOf(second)]).toEqual([false, code]);
    const other = (await hold(clockOf(2), { email }, { address: someAddress() })).body.holdId;
    expect(await codeOf(other)).not.toBe(code);
    expect((await prove(second, { address })).status).toBe(201);
  });

  it("used up by guesses in one hold are used up in the next, which gets another", async () => {
    const { hold, prove, tenant, base } = await newBookingPractice();
    const [email, address] = [somebody(), someAddress()];
    const first = (await hold(clockOf(0), { email }, { address })).body.holdId;
    const code = await Reservations.codeFor({ userId: tenant.userId, _id: String(first) });
    const body = { holdId: first, code: code === "000000" ? "000001" : "000000" };
    for (let nth = 0; nth < 5; nth += 1) await call("POST", `${base}/reservations`, { body });
    const second = (await hold(clockOf(1), { email }, { address })).body.holdId;
    const stale = { holdId: second, code };
    const again = await call("POST", `${base}/reservations`, { body: stale, address });
    expect(again.body.error).toBe("auth.invalid_code");
    expect((await prove(second, { address })).status).toBe(201);
  });

  it("say the practice's name and when, and not what the practice calls the appointment", async () => {
    const types = [{ ...HALF_HOUR, name: "Oferta imperdible" }];
    const { hold } = await newBookingPractice({ types, config: { title: "Estudio Ríos" } });
    const email = somebody();
    await hold(clockOf(2), { email, name: "Eva Ríos" });
    await post();
    const [letter] = mailbox.inbox.list(email);
    expect(letter?.subject).toBe("Tu código para el turno con Estudio Ríos");
    expect(letter?.text).toMatch(/^ {4}\d{6}$/m);
    expect(letter?.text).toContain("10:00");
    expect(letter?.text).not.toMatch(/Oferta|Eva/);
  });

  it("go again an hour later", async () => {
    const { hold } = await newBookingPractice();
    const email = somebody();
    for (let nth = 0; nth < 3; nth += 1) await hold(clockOf(nth), { email });
    expect((await hold(clockOf(3), { email })).status).toBe(429);
    const later = await at(now() + 3601_000, () => hold(clockOf(3), { email }));
    expect(later.status).toBe(201);
  });
});

describe("names on a booking page", () => {
  it.each([
    ["title", { title: "Foja: pagá en https://foja-pagos.example" }, "Título"],
    [
      "types.0.name",
      { types: [{ ...HALF_HOUR, name: "www.foja-pagos.example" }] },
      "Nombre del turno",
    ],
  ])("are no address of a page: %s", async (path, body, label) => {
    const tenant = await newTenant();
    const refused = await tenant.call("PUT", "/api/booking-config", { body });
    const message = `${label}: no puede llevar direcciones web («www.» o «://»)`;
    expect([refused.status, refused.body.details]).toEqual([422, [{ path, message }]]);
  });

  it("of a visitor neither", async () => {
    const { hold } = await newBookingPractice();
    const name = "Suspendimos tu cuenta: pagá en https://foja-pagos.example/ya";
    const refused = await hold(clockOf(0), { name });
    const message = "Nombre y apellido: no puede llevar direcciones web («www.» o «://»)";
    expect([refused.status, refused.body.details]).toEqual([422, [{ path: "name", message }]]);
  });
});
