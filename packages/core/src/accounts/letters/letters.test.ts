import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { standStill } from "@foja/harness/start-at";
import { newTenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { at, now } from "../../kernel/clock";
import { commit, put } from "../../kernel/dynamo";
import { newId } from "../../kernel/id";
import { dayOf } from "../../kernel/zone.rules";
import { Letters } from "./index";
import { dayKey } from "./letters.item";
import { LETTERS } from "./letters.rules";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
standStill();
afterAll(() => mailbox.stop());

const WORDS = { subject: "Hola", text: "Hola", html: "<p>Hola</p>" };
const HOUR = 3600_000;
const somebody = () => `${newId("user").toLowerCase()}@ejemplo.com.ar`;
const arrived = (to: string) => mailbox.inbox.list(to).length;

/** Asks for one letter. Returns why it was withheld, if it was. */
async function ask(kind: Letters.LetterKind, to: string, practiceId: string, id = newId("mail")) {
  try {
    await Letters.send({ kind, id, to, practiceId } as Letters.Leaving, () => WORDS);
    return "sent";
  } catch (error) {
    if (error instanceof Letters.Withheld) return error.reason;
    throw error;
  }
}

describe("of twelve letters of a kind to one address within an hour", () => {
  it.each(Object.keys(LETTERS) as Letters.LetterKind[])(
    "no more leave than may: %s",
    async (kind) => {
      const { userId } = await newTenant({ plan: "premium" });
      const to = somebody();
      const outcomes: string[] = [];
      for (let nth = 0; nth < 12; nth += 1) outcomes.push(await ask(kind, to, userId));
      const most = Math.min(12, LETTERS[kind].most);
      expect(outcomes).toEqual([
        ...Array(most).fill("sent"),
        ...Array(12 - most).fill("recipient"),
      ]);
      expect(arrived(to)).toBe(most);
    },
  );
});

it("an address that was proved to a practice is known to it for a year, and to no other", async () => {
  const [ana, eva] = [await newTenant(), await newTenant()];
  const to = somebody();
  expect(await ana.as(() => Letters.isProved(to))).toBe(false);
  await ana.as(() => commit(Letters.proveWrite(to)));
  const after = (days: number) =>
    at(now() + days * 24 * HOUR, () => ana.as(() => Letters.isProved(to)));
  expect([await after(0), await after(364), await after(366)]).toEqual([true, true, false]);
  expect(await eva.as(() => Letters.isProved(to))).toBe(false);
});

describe("a letter", () => {
  it("that is tried again counts once, against its address and its practice", async () => {
    const { userId } = await newTenant();
    const [to, id] = [somebody(), newId("mail")];
    for (let nth = 0; nth < 7; nth += 1) expect(await ask("invoice", to, userId, id)).toBe("sent");
    expect(await ask("invoice", to, userId)).toBe("sent");
    expect(await ask("invoice", to, userId)).toBe("sent");
    expect(await ask("invoice", to, userId)).toBe("recipient");
    // Three are counted, not nine: two more make the five of a new practice.
    expect(await ask("invoice", somebody(), userId)).toBe("sent");
    expect(await ask("invoice", somebody(), userId)).toBe("sent");
    expect(await ask("invoice", somebody(), userId)).toBe("practice");
  });

  it("with nothing to say counts for nothing, and its words are asked for only if it may leave", async () => {
    const to = somebody();
    let written = 0;
    const send = (say: boolean) =>
      Letters.send({ kind: "verify", id: newId("mail"), to }, () => {
        written += 1;
        return say ? WORDS : undefined;
      });
    for (let nth = 0; nth < 5; nth += 1) await send(false);
    for (let nth = 0; nth < 3; nth += 1) await send(true);
    await expect(send(true)).rejects.toMatchObject({
      code: "request.throttled",
      message: expect.stringMatching(
        /^Ya salieron 3 correos a esa dirección en la última hora\. Probá de nuevo en 60 minutos\.$/,
      ),
    });
    expect([written, arrived(to)]).toEqual([8, 3]);
  });

  it("reaches one mailbox under whatever tag", async () => {
    const { userId } = await newTenant({ plan: "premium" });
    const [name, host] = somebody().split("@");
    const outcomes: string[] = [];
    for (const tag of ["", "+1", "+2", "+3"]) {
      outcomes.push(await ask("bookingCode", `${name}${tag}@${host}`, userId));
    }
    expect(outcomes).toEqual(["sent", "sent", "sent", "recipient"]);
  });

  it("of ten at once to an address leaves three times", async () => {
    const to = somebody();
    const { userId } = await newTenant();
    const all = await Promise.all(Array.from({ length: 10 }, () => ask("bookingCode", to, userId)));
    expect(all.filter((one) => one === "sent")).toHaveLength(3);
    expect(arrived(to)).toBe(3);
  });
});

describe("a practice", () => {
  it("on the free plan writes five letters a day to people outside, and twenty when it is a week old", async () => {
    const { userId } = await newTenant();
    const write = async (count: number) => {
      const outcomes: string[] = [];
      for (let nth = 0; nth < count; nth += 1) {
        outcomes.push(await ask(nth % 2 ? "invoice" : "invitation", somebody(), userId));
      }
      return outcomes.filter((one) => one === "sent").length;
    };
    expect(await write(7)).toBe(5);
    expect(await at(now() + 8 * 24 * HOUR, () => write(22))).toBe(20);
    expect(await at(now() + 9 * 24 * HOUR, () => write(1))).toBe(1);
  });

  it("keeps what its visitors are told apart from what it writes", async () => {
    const { userId } = await newTenant();
    for (let nth = 0; nth < 5; nth += 1) await ask("invoice", somebody(), userId);
    expect(await ask("invoice", somebody(), userId)).toBe("practice");
    expect(await ask("bookingCode", somebody(), userId)).toBe("sent");
    expect(await ask("visit", somebody(), userId)).toBe("sent");
    expect(await ask("alert", somebody(), userId)).toBe("sent");
  });

  it("sends nothing to people outside when all together sent what they may, and the rest goes", async () => {
    const { userId } = await newTenant();
    const later = now() + 400 * 24 * HOUR;
    const day = dayOf(later);
    const full = (part: number) =>
      put({ ...dayKey(day, `all\n${part}`), type: "throttle", version: 1, count: 2000 } as never);
    await commit(...[0, 1, 2, 3].map(full));
    await at(later, async () => {
      expect(await ask("invoice", somebody(), userId)).toBe("product");
      expect(await ask("reset", somebody(), userId)).toBe("sent");
    });
    expect(await at(later + 24 * HOUR, () => ask("invoice", somebody(), userId))).toBe("sent");
  });
});

describe("SES's reports", () => {
  const complaint = (practice: string, messageId = newId("mail")) => ({
    eventType: "Complaint",
    mail: { timestamp: "2026-11-27T12:00:00.000Z", messageId, tags: { practice: [practice] } },
    complaint: { timestamp: "2026-11-27T12:00:00.000Z" },
  });
  const bounce = (practice: string, bounceType: string) => ({
    eventType: "Bounce",
    mail: {
      ...{ timestamp: "2026-11-27T12:00:00.000Z", messageId: newId("mail") },
      tags: { practice: [practice] },
    },
    bounce: { timestamp: "2026-11-27T12:00:00.000Z", bounceType },
  });

  it("of two complaints stop a practice for seven days, however often each arrives", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    const one = complaint(ana.userId, "one");
    expect([await Letters.note(one), await Letters.note(one)]).toEqual([undefined, undefined]);
    expect(await ask("invoice", somebody(), ana.userId)).toBe("sent");
    expect(await Letters.note(complaint(ana.userId))).toBe(ana.userId);
    expect(await Letters.note(complaint(ana.userId))).toBeUndefined();
    for (const kind of ["invoice", "invitation", "bookingCode"] as const) {
      expect(await ask(kind, somebody(), ana.userId)).toBe("stopped");
    }
    // Who has an appointment is told of it, and who works there of what is due.
    expect(await ask("visit", somebody(), ana.userId)).toBe("sent");
    expect(await ask("alert", ana.email, ana.userId)).toBe("sent");
    expect(await ask("invoice", somebody(), eva.userId)).toBe("sent");
    const later = now() + 7 * 24 * HOUR + 60_000;
    expect(await at(later, () => ask("invoice", somebody(), ana.userId))).toBe("sent");
  });

  it("count addresses that are gone, not those that are full today", async () => {
    const { userId } = await newTenant();
    for (let nth = 0; nth < 6; nth += 1) await Letters.note(bounce(userId, "Transient"));
    for (let nth = 0; nth < 4; nth += 1) await Letters.note(bounce(userId, "Permanent"));
    expect(await ask("invoice", somebody(), userId)).toBe("sent");
    expect(await Letters.note(bounce(userId, "Permanent"))).toBe(userId);
    expect(await ask("invoice", somebody(), userId)).toBe("stopped");
  });

  it("of what is no practice's letter are nobody's", async () => {
    expect(await Letters.note(complaint("usr_1"))).toBeUndefined();
    const { mail, ...event } = complaint("");
    expect(await Letters.note({ ...event, mail: { ...mail, tags: {} } })).toBeUndefined();
  });

  it("name the practice of what it wrote, and of no code that a visitor asked for", async () => {
    const { userId } = await newTenant();
    const [invoice, code] = [somebody(), somebody()];
    await ask("invoice", invoice, userId);
    await ask("bookingCode", code, userId);
    expect(mailbox.inbox.list(invoice)[0]).toMatchObject({ tags: { practice: userId } });
    expect(mailbox.inbox.list(code)[0]).not.toMatchObject({ tags: { practice: userId } });
  });
});
