import { existsSync } from "node:fs";
import { stripe } from "@foja/core/kernel/ports/stripe";
import { resetSecrets } from "@foja/core/kernel/secrets";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadHandler } from "../aws/handlers";
import { createRuntime, type Runtime } from "./runtime";

let runtime: Runtime;

beforeAll(async () => {
  runtime = await createRuntime({ seed: true });
});

afterAll(async () => {
  await runtime.stop();
});

type Body = Record<string, unknown> & { token?: string; folders?: { folderName: string }[] };

async function call(method: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(`${runtime.url}${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const login = async (email: string, password: string) =>
  (await call("POST", "/api/auth/login", { email, password })).body;

describe("a runtime", () => {
  it("answers through the real API", async () => {
    expect(await call("GET", "/api/health")).toMatchObject({
      status: 200,
      body: { success: true },
    });
  });

  it("lets the demo practice in, with cases to look at", async () => {
    const { token, user } = await login("demo@foja.ar", "Demo1234!");
    const { _id: id } = user as { _id: string };
    const { body } = await call("GET", `/api/folders/user/${id}`, undefined, token);
    expect(body.folders).toHaveLength(4);
    expect(body.folders?.map((folder) => folder.folderName).join()).toContain("s/ despido");
  });

  it("has papers on the demo's cases, which are PDFs", async () => {
    const { token } = await login("demo@foja.ar", "Demo1234!");
    const { body } = await call("GET", "/api/documents", undefined, token);
    const papers = body.documents as { _id: string; name: string; folderName: string | null }[];
    expect(papers.map(({ name }) => name).sort()).toEqual([
      ...["Apertura a prueba", "Declaratoria de herederos", "Demanda", "Pericia contable"],
      "Traslado de la pericia",
    ]);
    expect(papers.filter(({ folderName }) => folderName?.endsWith("s/ despido"))).toHaveLength(3);
    const path = `/api/documents/${papers[0]?._id}/content`;
    const { url } = (await call("GET", path, undefined, token)).body as { url?: string };
    const got = await fetch(url ?? "");
    expect((await got.text()).slice(0, 5)).toBe("%PDF-");
  });

  it("lets the administrator in as such", async () => {
    const { user } = await login("admin@foja.ar", "Admin1234!");
    expect(user).toMatchObject({ role: "ADMIN_ROLE" });
  });

  it("carries a registration to its end: stream, letter, inbox, code", async () => {
    const email = "ana@ejemplo.com.ar";
    const person = { email, password: "Causa-y-efecto-9", firstName: "Ana", lastName: "Gómez" };
    expect((await call("POST", "/api/auth/register", person)).status).toBe(201);
    await runtime.settle();
    const inbox = await call("GET", `/_local/inbox?to=${email}`);
    const [letter] = inbox.body.messages as { text: string }[];
    const code = /\b\d{6}\b/.exec(letter?.text ?? "")?.[0];
    const verified = await call("POST", "/api/auth/verify-code", { email, code });
    expect(verified).toMatchObject({ status: 200, body: { success: true } });
    expect(runtime.deadLetters()).toEqual([]);
  });

  it("sends the letter when the mail service has got over a failure", async () => {
    runtime.failMail({ code: "Throttling", status: 400, times: 4 });
    const email = "luis@ejemplo.com.ar";
    const person = { email, password: "Causa-y-efecto-9", firstName: "Luis", lastName: "Paz" };
    await call("POST", "/api/auth/register", person);
    await runtime.settle();
    expect(runtime.inbox.list(email)).toEqual([]);
    const later = new Date(Date.now() + 5 * 60_000).toISOString();
    const run = await runtime.runJob("letters-sweep", { now: later });
    expect(run).toMatchObject({ ok: true, result: { due: 1, sent: 1 } });
    expect(runtime.inbox.list(email)).toHaveLength(1);
    expect(runtime.deadLetters()).toEqual([]);
  });

  it("lets in whom its Google vouches for", async () => {
    const token = await runtime.googleToken({ email: "lucia@gmail.com", given_name: "Lucía" });
    const { status, body } = await call("POST", "/api/auth/google", { token });
    expect(status).toBe(200);
    expect(body.token).toBeTypeOf("string");
  });

  it("has a Stripe where its environment says, which notifies the API of what happens there", async () => {
    resetSecrets();
    const { id } = await (await stripe()).customers.create({ email: "ana@ejemplo.com.ar" });
    await runtime.settle();
    const { body } = await call("GET", "/_local/stripe/state");
    expect(body.webhookSecret).toBe(process.env.STRIPE_WEBHOOK_SECRET);
    expect(body.customers).toMatchObject([{ id }]);
    const [event] = body.events as { type: string; delivery: { tries: number } }[];
    expect(event?.type).toBe("customer.created");
    expect(event?.delivery.tries).toBeGreaterThan(0);
  });

  it("runs a job of the product's and answers its result", async () => {
    const run = await runtime.runJob("folders-purge", { now: "2027-01-01T00:00:00Z" });
    expect(run).toMatchObject({ ok: true });
    const listed = await call("GET", "/_local/jobs");
    expect(listed.body.jobs).toContainEqual(
      expect.objectContaining({ name: "folders-purge", lastRun: run?.startedAt }),
    );
  });

  it("makes what is derived anew, for every practice", async () => {
    const run = await runtime.runJob("index-rebuild");
    expect(run).toMatchObject({ ok: true, result: { corrected: 0 } });
  });

  it("notes in its folder which instance uses it", async () => {
    const instance = await call("GET", "/_local/instance");
    expect(instance.body).toEqual({
      pid: process.pid,
      url: runtime.url,
      databaseEndpoint: runtime.database.endpoint,
      tableName: "foja-local",
    });
    await expect(createRuntime({ dataDir: runtime.dataDir })).rejects.toThrow(
      "is in use by the Foja at",
    );
  });
});

describe("a runtime that ends", () => {
  it("leaves neither process nor temporary folder", async () => {
    const other = await createRuntime({
      triggers: { schedules: [], streams: [] },
    });
    expect(existsSync(other.dataDir)).toBe(true);
    await other.stop();
    expect(() => process.kill(other.database.pid, 0)).toThrow("ESRCH");
    expect(existsSync(other.dataDir)).toBe(false);
    await expect(fetch(other.url)).rejects.toThrow();
  });

  it("leaves nothing behind when it cannot start", async () => {
    const port = runtime.port;
    await expect(createRuntime({ port })).rejects.toThrow(`Port ${port} is in use`);
  });
});

describe("a runtime with functions of its own", () => {
  it("feeds them instead of the product's", async () => {
    const seen: string[] = [];
    const other = await createRuntime({
      seed: true,
      triggers: {
        schedules: [],
        streams: [
          {
            name: "users",
            handler: "users",
            eventNames: ["INSERT"],
            itemTypes: ["user"],
            batchSize: 10,
            lanes: 1,
            maxRetries: 0,
            timeoutSeconds: 5,
          },
        ],
      },
      load: async (path) =>
        path === "users"
          ? ({ Records }: DynamoDBStreamEvent) =>
              void seen.push(...Records.map((it) => it.dynamodb?.NewImage?.email?.S ?? ""))
          : loadHandler(path),
    });
    await other.settle();
    await other.stop();
    expect(seen.sort()).toEqual(["admin@foja.ar", "demo@foja.ar"]);
  });
});
