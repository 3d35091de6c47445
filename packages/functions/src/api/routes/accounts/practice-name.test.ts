import { call } from "@foja/harness/api";
import { withPasskey } from "@foja/harness/factors";
import { type Mailbox, startMailbox } from "@foja/harness/mailbox";
import { invited, letIn } from "@foja/harness/members";
import { ownTable } from "@foja/harness/own-table";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handler as send } from "../../../jobs/letters-sweep";

const NAME = "Pérez y asociados";
const DERIVED = "Estudio de Ana Pérez";
let mailbox: Mailbox;

// Its sweeps cover the whole table.
beforeAll(async () => {
  await ownTable();
  mailbox = await startMailbox();
});
afterAll(() => mailbox.stop());

const rename = (by: Tenant, name: unknown) =>
  by.call("PUT", "/api/practices/current", { body: { name } });
const practiceOf = async (who: Tenant) => (await who.call("GET", "/api/auth/me")).body.practice;
const post = () => send({ now: new Date(Date.now() + 2 * 60_000).toISOString() });

describe("the name of a practice", () => {
  it("is given by a titular who did not found it, and read by everybody of it", async () => {
    const [ana, eva, luz] = [
      await newTenant({ plan: "premium" }),
      await newTenant(),
      await newTenant(),
    ];
    const inside = await letIn(ana, eva, "titular");
    const reads = await letIn(ana, luz, "lectura");
    expect(await practiceOf(reads)).toMatchObject({ name: DERIVED, named: false });
    expect((await rename(inside, `  ${NAME} `)).status).toBe(200);
    for (const who of [ana, inside, reads]) {
      expect(await practiceOf(who)).toMatchObject({ _id: ana.userId, name: NAME, named: true });
    }
    const { practices } = (await reads.call("GET", "/api/practices")).body;
    expect(practices).toMatchObject([{ name: DERIVED }, { name: NAME }]);
    const { user } = (await ana.call("GET", "/api/auth/me")).body;
    expect(user).not.toHaveProperty("practiceName");
  });

  it("is what an invitation offers, its letter says, and that of who came", async () => {
    const [ana, eva] = [await newTenant({ plan: "premium" }), await newTenant()];
    await rename(ana, NAME);
    const token = await invited(ana, eva.email, "abogado");
    await post();
    expect(mailbox.inbox.list(eva.email)[0]?.subject).toBe(
      `Ana Pérez te invita a trabajar en ${NAME}`,
    );
    const offer = await call("GET", `/api/members/invitations/${token}/offer`);
    expect(offer.body.invitation).toMatchObject({ practiceName: NAME });
    await eva.call("POST", `/api/members/invitations/${token}/accept`);
    await post();
    expect(mailbox.inbox.list(ana.email)[0]?.text).toContain(`aceptó la invitación de ${NAME}.`);
  });

  it.each([null, "", "   "])("%j has it called by who founded it again", async (nothing) => {
    const ana = await newTenant();
    await rename(ana, NAME);
    expect((await rename(ana, nothing)).status).toBe(200);
    expect(await practiceOf(ana)).toMatchObject({ name: DERIVED, named: false });
  });

  it.each([
    ["a".repeat(81), "Nombre del estudio: hasta 80 caracteres"],
    [
      "dos\nrenglones",
      "Nombre del estudio: no puede tener saltos de línea ni caracteres de control",
    ],
    [7, "Nombre del estudio: tiene que ser un texto"],
    [undefined, "Nombre del estudio: tiene que ser un texto"],
  ])("cannot be %j", async (name, message) => {
    const ana = await newTenant();
    const { status, body } = await rename(ana, name);
    expect([status, body.message]).toEqual([422, message]);
    expect(await practiceOf(ana)).toMatchObject({ named: false });
  });

  it("is refused to who does not govern it, and outlives a change of profile at once", async () => {
    const [ana, eva] = [await newTenant({ plan: "premium" }), await newTenant()];
    const inside = await letIn(ana, eva, "abogado");
    expect((await rename(inside, NAME)).body.error).toBe("practice.role_missing");
    const profile = (contact: string) =>
      ana.call("PUT", "/api/auth/update-profile", { body: { contact } });
    const answers = await Promise.all([rename(ana, NAME), profile("11 5555-0000")]);
    expect(answers[0].status).toBe(200);
    expect(await practiceOf(ana)).toMatchObject({ name: NAME });
  });
});

it("says of each person whether they have a second factor, to who governs alone", async () => {
  const [ana, eva] = [await newTenant({ plan: "premium" }), await newTenant()];
  const inside = await letIn(ana, eva, "lectura");
  await withPasskey(eva);
  const factors = async (who: Tenant) => {
    const { members } = (await who.call("GET", "/api/members")).body;
    return (members as { hasFactor?: boolean }[]).map(({ hasFactor }) => hasFactor);
  };
  expect(await factors(ana)).toEqual([false, true]);
  expect(await factors(inside)).toEqual([undefined, undefined]);
});
