import { STEPS } from "@foja/core/operations/start/start.schema";
import { Statistics } from "@foja/core/operations/statistics";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

type Body = { start: { steps: { id: string; done: boolean }[]; open: boolean; examples: boolean } };

async function start(ana: Tenant, method = "GET", path = "/api/start") {
  const { status, body } = await ana.call(method, path);
  const { start: read, message } = body as Partial<Body> & { message?: string };
  const done = read?.steps.filter((step) => step.done).map(({ id }) => id);
  return { status, done, open: read?.open, examples: read?.examples, message };
}

const FIRST = { status: 200, done: [], open: true, examples: false };

describe("the first hour of a practice", () => {
  it("is ticked by what is there, and is over once all is", async () => {
    const ana = await newTenant();
    expect(await start(ana)).toEqual(FIRST);
    const send = async (method: string, path: string, body: object) =>
      expect((await ana.call(method, path, { body })).status).toBeLessThan(300);
    await send("POST", "/api/folders", { folderName: "Ruiz s/ amparo" });
    await send("POST", "/api/contacts/create", { name: "Eva", lastName: "Ruiz" });
    expect(await start(ana)).toMatchObject({ done: ["case", "client"], open: true });
    const hour = "2026-12-01T13:00:00Z";
    await send("POST", "/api/events", { title: "Audiencia", start: hour, end: hour });
    await send("POST", "/api/deadlines/schedule", {
      title: "Contestar el traslado",
      variables: {
        ...{ jurisdiccion: "PJN", notificacion: "2026-11-16", tipoNotificacion: "electronica" },
        ...{ cantidad: 5, unidad: "habiles" },
      },
    });
    await send("PUT", "/api/notifications/preferences", { tasks: { enabled: false } });
    await ana.as(() => Statistics.rebuild(ana.userId));
    expect(await start(ana)).toMatchObject({ done: STEPS, open: false });
  });

  it("goes away where it is put away, for good", async () => {
    const ana = await newTenant();
    const away = { ...FIRST, open: false };
    expect(await start(ana, "POST", "/api/start/dismiss")).toEqual(away);
    expect(await start(ana, "POST", "/api/start/dismiss")).toEqual(away);
    expect(await start(ana)).toEqual(away);
  });
});

const countsOf = async (ana: Tenant) =>
  (await ana.call("GET", "/api/user-stats/user")).body as {
    data: { counts: { folders: number; contacts: number } };
  };

describe("examples", () => {
  it("come once, however often they are asked for, and leave to Eliminadas in one call", async () => {
    const ana = await newTenant();
    const asked = [1, 2, 3].map(() => start(ana, "POST", "/api/start/examples"));
    for (const answer of await Promise.all(asked)) expect([201, 409, 503]).toContain(answer.status);
    expect(await start(ana, "POST", "/api/start/examples")).toMatchObject({
      ...{ status: 201, examples: true },
    });
    expect((await countsOf(ana)).data.counts).toMatchObject({ folders: 3, contacts: 4 });

    expect(await start(ana, "DELETE", "/api/start/examples")).toMatchObject({
      ...{ status: 200, examples: false },
    });
    expect((await countsOf(ana)).data.counts).toMatchObject({ folders: 0, contacts: 0 });
    const { trash } = (await ana.call("GET", "/api/trash")).body as { trash: { kind: string }[] };
    expect(trash.map(({ kind }) => kind).sort()).toEqual([
      ...Array(4).fill("contact"),
      ...Array(3).fill("folder"),
    ]);
    expect((await start(ana, "DELETE", "/api/start/examples")).status).toBe(200);
    // They may be loaded again, as other records.
    expect((await start(ana, "POST", "/api/start/examples")).status).toBe(201);
    expect((await countsOf(ana)).data.counts).toMatchObject({ folders: 3, contacts: 4 });
  });

  it("are not mixed with what a practice has of its own", async () => {
    const ana = await newTenant();
    await ana.call("POST", "/api/folders", { body: { folderName: "Ruiz s/ amparo" } });
    const refused = await start(ana, "POST", "/api/start/examples");
    expect(refused.status).toBe(409);
    expect(refused.message).toMatch(/estudio vacío/);
    expect((await start(ana)).examples).toBe(false);
  });
});
