import { randomUUID } from "node:crypto";
import { Codes } from "@foja/core/accounts/codes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call } from "../harness/api";
import { codeFor, newBrowser } from "../harness/browser";
import { newTenant } from "../harness/tenant";
import { openStage, type Stage } from "./stage";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.freshTable();
});
afterAll(() => stage.stop());

const NEW = { password: "una contraseña larga", firstName: "Eva", lastName: "Ríos" };
const somebody = () => `eva-${randomUUID()}@ejemplo.com.ar`;
const WRONG = "no-es-esta-9";

/** An account with a pending code for a new password. */
async function resetting() {
  const { email, userId } = await newTenant({ withPassword: true });
  const code = await Codes.issue(userId, "reset");
  return { email, wrong: code === "000000" ? "000001" : "000000" };
}

/** A registration with a pending code. */
async function registering() {
  const [email, browser] = [somebody(), newBrowser()];
  await browser.post("register", { email, ...NEW });
  const code = await codeFor(email, browser);
  return { email, wrong: code === "000000" ? "000001" : "000000" };
}

/** The number of requests of a call to the database, by operation; not their duration. */
async function tripsOf(path: string, body: object) {
  stage.proxy.reset();
  const { status, body: received } = await call("POST", `/api/auth/${path}`, { body });
  const { requestId: _, ...answer } = received;
  return { status, answer, trips: stage.proxy.counts().byOperation };
}

describe("the table is asked as much for an unknown e-mail as for a known one", () => {
  const coded = (wrong: string) => ({ code: wrong });
  const withPassword = () => ({ password: WRONG });

  it.each<[string, typeof resetting, (wrong: string) => object]>([
    ["verify-reset-code", resetting, coded],
    ["reset", resetting, (wrong) => ({ ...coded(wrong), newPassword: NEW.password })],
    ["reset-request", resetting, () => ({})],
    ["resend-code", registering, () => ({})],
    ["verify-code", registering, coded],
    ["login", resetting, withPassword],
    ["login", registering, withPassword],
  ])("by %s after %o", async (path, prepare, fill) => {
    const { email, wrong } = await prepare();
    const given = fill(wrong);
    const known = await tripsOf(path, { email, ...given });
    const unknown = await tripsOf(path, { email: somebody(), ...given });
    expect(known).toEqual(unknown);
    expect(Object.values(known.trips).length).toBeGreaterThan(0);
  });
});
