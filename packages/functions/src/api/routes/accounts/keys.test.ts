import { at, now } from "@foja/core/kernel/clock";
import { get } from "@foja/core/kernel/dynamo";
import { type Answer, type Call, call } from "@foja/harness/api";
import { letIn } from "@foja/harness/members";
import { made, newPair, reserve } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Key = { _id: string; secret: string; lastUsedAt: string | null; practiceId: string };

const HOUR_MS = 3_600_000;

async function keyOf(who: Tenant, given: object = {}): Promise<Key> {
  const body = { name: "Planilla", scopes: ["read", "write"], ...given };
  const answer = await who.call("POST", "/api/keys", { body });
  if (answer.status !== 201) throw new Error(`no key: ${answer.body.message}`);
  return answer.body.key as Key;
}

const asProgram = ({ secret }: Key, method: string, path: string, given: Call = {}) =>
  call(method, path, { ...given, headers: { authorization: `Bearer ${secret}` } });

const codeOf = ({ status, body }: Answer) => [status, body.error];
const casesOf = ({ practiceId }: Key) => `/api/folders/user/${practiceId}`;

describe("a key", () => {
  it("is shown once, stored as a hash, and listed without its secret", async () => {
    const ana = await newTenant();
    const key = await keyOf(ana);
    expect(key.secret).toMatch(/^foja_[\w-]{95}$/);
    const item = await get({ pk: `OWNER#${ana.userId}`, sk: `KEY#${key._id}` });
    expect(JSON.stringify(item)).not.toContain(key.secret.slice(-43));
    const { body } = await ana.call("GET", "/api/keys");
    expect(body.keys).toEqual([
      expect.objectContaining({ _id: key._id, name: "Planilla", scopes: ["read", "write"] }),
    ]);
    expect(JSON.stringify(body)).not.toContain(key.secret.slice(-43));
  });

  it("reads and writes in its practice, and notes its use to the hour", async () => {
    const ana = await newTenant();
    const key = await keyOf(ana);
    const body = { folderName: "Pérez c/ Gómez s/ daños" };
    expect((await asProgram(key, "POST", "/api/folders", { body })).status).toBe(201);
    const { status, body: found } = await asProgram(key, "GET", casesOf(key));
    expect([status, (found.folders as object[]).length]).toEqual([200, 1]);
    const usedAt = async () =>
      ((await ana.call("GET", "/api/keys")).body.keys as Key[])[0]?.lastUsedAt;
    const first = await usedAt();
    expect(first).not.toBeNull();
    await asProgram(key, "GET", casesOf(key));
    expect(await usedAt()).toBe(first);
    await at(now() + HOUR_MS, () => asProgram(key, "GET", casesOf(key)));
    expect(await usedAt()).not.toBe(first);
  });

  it("that reads changes nothing", async () => {
    const key = await keyOf(await newTenant(), { scopes: ["read"] });
    expect((await asProgram(key, "GET", casesOf(key))).status).toBe(200);
    const refused = await asProgram(key, "POST", "/api/folders", { body: { folderName: "Uno" } });
    expect(codeOf(refused)).toEqual([403, "key.read_only"]);
    expect(codeOf(await asProgram(key, "DELETE", "/api/tasks/tsk_1"))).toEqual([
      ...[403, "key.read_only"],
    ]);
  });

  it.each([
    ["POST", "/api/keys", { name: "Otra", scopes: ["read"] }],
    ["GET", "/api/keys", undefined],
    ["GET", "/api/auth/me", undefined],
    ["GET", "/api/sessions", undefined],
    ["POST", "/api/members", { email: "a@ejemplo.com.ar", role: "lectura" }],
    ["POST", "/api/subscriptions/cancel", {}],
    ["POST", "/api/privacy/export", undefined],
  ])("never does what a person must: %s %s", async (method, path, body) => {
    const key = await keyOf(await newTenant());
    expect(codeOf(await asProgram(key, method, path, { body }))).toEqual([403, "key.person_only"]);
  });

  it("is refused once it is revoked, over, or its account closed", async () => {
    const ana = await newTenant({ withPassword: true });
    const [revoked, over, left] = [
      await keyOf(ana),
      await keyOf(ana, { expiresAt: new Date(now() + HOUR_MS).toISOString() }),
      await keyOf(ana),
    ];
    const ask = async (key: Key) => codeOf(await asProgram(key, "GET", casesOf(key)));
    const invalid = [401, "auth.invalid_token"];
    expect((await ana.call("DELETE", `/api/keys/${revoked._id}`)).status).toBe(200);
    expect(await ask(revoked)).toEqual(invalid);
    expect(codeOf(await ana.call("DELETE", `/api/keys/${revoked._id}`))[0]).toBe(404);
    expect(await ask(over)).toEqual([200, undefined]);
    expect(await at(now() + HOUR_MS, () => ask(over))).toEqual(invalid);
    expect(await ask(left)).toEqual([200, undefined]);
    await ana.call("POST", "/api/deactivate-account");
    expect(await ask(left)).toEqual(invalid);
  });

  it("guessed, of somebody else or cut is nobody's", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const { secret } = await keyOf(ana);
    const other = (await keyOf(eva)).secret;
    const guesses = [
      ...[
        secret.slice(0, -1),
        `${secret}x`,
        `${secret.slice(0, -1)}${secret.endsWith("A") ? "B" : "A"}`,
      ],
      ...[secret.slice(0, 57) + other.slice(57), other.slice(0, 57) + secret.slice(57), "foja_"],
      // Its own key, in a practice where the person is nobody.
      `${secret.slice(0, 57)}${eva.userId.slice(4)}${secret.slice(57)}`,
    ];
    for (const guess of guesses) {
      const answer = await asProgram({ secret: guess } as Key, "GET", "/api/agenda");
      expect(codeOf(answer), guess).toEqual([401, "auth.invalid_token"]);
    }
  });

  it("sees in a practice what its person may, and nothing once they left", async () => {
    const { ana, eva } = await newPair();
    const { _id: folderId } = await made(ana, "/api/folders", { folderName: "Uno c/ otro" });
    const key = await keyOf(eva);
    expect(key.practiceId).toBe(ana.userId);
    const ask = () => asProgram(key, "GET", `/api/folders/${folderId}`);
    expect((await ask()).status).toBe(200);
    await reserve(ana, folderId, [ana.userId]);
    expect((await ask()).status).toBe(404);
    await ana.call("DELETE", `/api/members/${eva.userId}`);
    expect(codeOf(await ask())).toEqual([401, "auth.invalid_token"]);
  });

  it("of an assistant does no more than an assistant", async () => {
    const ana = await newTenant({ plan: "premium" });
    const key = await keyOf(await letIn(ana, await newTenant(), "asistente"));
    const { _id } = await made(ana, "/api/folders", { folderName: "Uno c/ otro" });
    const refused = await asProgram(key, "DELETE", `/api/folders/${_id}`);
    expect(codeOf(refused)).toEqual([403, "practice.role_missing"]);
  });

  it("is one of twenty, with an end that is still to come", async () => {
    const ana = await newTenant();
    const past = { name: "Vieja", scopes: ["read"], expiresAt: "2020-01-01T00:00:00.000Z" };
    expect((await ana.call("POST", "/api/keys", { body: past })).body.message).toBe(
      "Vencimiento: tiene que ser una fecha futura.",
    );
    for (let i = 0; i < 20; i += 1) await keyOf(ana, { name: `Clave ${i}` });
    const more = await ana.call("POST", "/api/keys", { body: { name: "Más", scopes: ["read"] } });
    expect(codeOf(more)).toEqual([409, "key.too_many"]);
  });
});
