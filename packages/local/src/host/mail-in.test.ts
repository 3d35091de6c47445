import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Plans } from "@foja/core/billing/plans";
import { PLANS } from "@foja/core/billing/plans/plan.rules";
import { Incoming } from "@foja/core/practice/incoming";
import { onTerms } from "@foja/harness/plan";
import { rawLetter, sendBySmtp } from "@foja/harness/post-in";
import { made } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRuntime, type Runtime } from "./runtime";

let runtime: Runtime;
const dataDir = mkdtempSync(join(tmpdir(), "foja-mail-in-"));

beforeAll(async () => {
  runtime = await createRuntime({ dataDir, seed: false });
});
afterAll(async () => {
  await runtime?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const addressOf = async (who: Tenant) =>
  String((await who.call("GET", "/api/letters?unplaced=true")).body.mailAddress);
const subjectsOf = async (who: Tenant) => {
  await runtime.settle();
  const { letters } = (await who.call("GET", "/api/letters?limit=100")).body;
  return (letters as { subject: string }[]).map(({ subject }) => subject).sort();
};
const send = async (subject: string, ...to: string[]) =>
  sendBySmtp(runtime.mailIn, await rawLetter({ subject }), { to });

it("refuses at RCPT whom nobody here is called, by form or by name", async () => {
  const nobody = "01arz3ndektsv4rrffq69g5fav@in.foja.localhost";
  await expect(send("a", nobody)).rejects.toThrow("550 5.1.1 No existe esa casilla.");
  await expect(send("a", "info@in.foja.localhost")).rejects.toThrow("550 5.1.1");
  const gone = await newTenant({ status: "inactive" });
  const [owner = ""] = [gone.userId.slice(4).toLowerCase()];
  await expect(send("a", `${owner}@in.foja.localhost`)).rejects.toThrow("550 5.1.1");
});

it("puts off what is beyond a practice's hour, and files all that it took", async () => {
  const ana = await newTenant();
  const address = await addressOf(ana);
  const raw = await rawLetter();
  for (let nth = 0; nth < 58; nth += 1) await Incoming.taken(`hour${nth}`, raw, [address]);
  await send("59", address);
  await send("60", address);
  await expect(send("61", address)).rejects.toThrow("452 4.2.1 Por ahora");
  expect(await subjectsOf(ana)).toEqual(["59", "60"]);
});

it("refuses at the end of DATA what has no room, and takes it where there is", async () => {
  const ana = await newTenant();
  const address = await addressOf(ana);
  await onTerms(ana, { limits: { ...PLANS.free.limits, storage: 100 } });
  await expect(send("Pesado", address)).rejects.toThrow("552 5.2.2 El estudio no tiene lugar");
  expect(await subjectsOf(ana)).toEqual([]);
  await onTerms(ana, { limits: PLANS.free.limits });
  await send("Pesado", address);
  expect(await subjectsOf(ana)).toEqual(["Pesado"]);
});

it("takes a letter for one practice at a time", async () => {
  const [ana, eva] = [await newTenant(), await newTenant()];
  const [one, other] = [await addressOf(ana), await addressOf(eva)];
  const { accepted, rejected } = await send("A dos", one, other);
  expect([accepted, rejected]).toEqual([[one], [other]]);
  expect([await subjectsOf(ana), await subjectsOf(eva)]).toEqual([["A dos"], []]);
});

it("counts an original no more while its case is deleted", async () => {
  const ana = await newTenant();
  const { _id } = await made(ana, "/api/folders", { folderName: "Sosa c/ Textil" });
  const { body } = await ana.call("GET", `/api/folders/${_id}`);
  const { mailAddress } = body.folder as { mailAddress: string };
  const raw = await rawLetter();
  await sendBySmtp(runtime.mailIn, raw, { to: [mailAddress] });
  const storage = async () => {
    await runtime.settle();
    return (await Plans.subscriptionOf(ana.userId)).usage.storage;
  };
  expect(await storage()).toBe(raw.length);
  await ana.call("DELETE", `/api/folders/${_id}`);
  expect(await storage()).toBe(0);
  expect((await ana.call("POST", `/api/folders/${_id}/restore`)).status).toBe(200);
  expect(await storage()).toBe(raw.length);
});
