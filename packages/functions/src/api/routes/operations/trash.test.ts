import { at, now } from "@foja/core/kernel/clock";
import { Shelves } from "@foja/core/operations/shelves";
import type { Trashed } from "@foja/core/operations/trash/trash.schema";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const DAY = 24 * 3600 * 1000;
type Made = { _id: string };

async function make(ana: Tenant, path: string, entity: string, body: object): Promise<string> {
  const answer = await ana.call("POST", path, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return (answer.body[entity] as Made)._id;
}

const openCase = (ana: Tenant, folderName = "Pérez c/ Gómez") =>
  make(ana, "/api/folders", "folder", { folderName });
const addTask = (ana: Tenant, name: string, folderId?: string) =>
  make(ana, "/api/tasks", "task", { name, folderId });

const remove = (ana: Tenant, path: string) => ana.call("DELETE", path);

async function trash(ana: Tenant, query = "") {
  const { status, body } = await ana.call("GET", `/api/trash${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as { trash: Trashed[]; nextCursor?: string };
}

const namesIn = ({ trash }: { trash: Trashed[] }) => trash.map(({ name }) => name);

describe("what was deleted", () => {
  it("is listed with its case and its days, the last deleted first, each kind by its name", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const made: [string, string, string, object][] = [
      ["/api/tasks", "task", "/api/tasks", { name: "Llamar", folderId }],
      ["/api/contacts/create", "contact", "/api/contacts", { name: "Ana", lastName: "Ríos" }],
      [
        "/api/movements",
        "movement",
        "/api/movements",
        { title: "Traslado", time: "2026-03-10", folderId },
      ],
      [
        "/api/folder-notifications",
        "notification",
        "/api/folder-notifications",
        { title: "Cédula", time: "2026-03-10", folderId },
      ],
    ];
    const before = now();
    for (const [n, [create, entity, path, body]] of made.entries()) {
      const id = await make(ana, create, entity, body);
      await at(before + n * 1000, () => remove(ana, `${path}/${id}`));
    }
    const { trash: all } = await trash(ana);
    expect(all.map(({ kind, name, folderName }) => [kind, name, folderName])).toEqual([
      ["notification", "Cédula", "Pérez c/ Gómez"],
      ["movement", "Traslado", "Pérez c/ Gómez"],
      ["contact", "Ana Ríos", null],
      ["task", "Llamar", "Pérez c/ Gómez"],
    ]);
    expect(all[3]).toMatchObject({
      folderId,
      held: null,
      deletedAt: new Date(before).toISOString(),
      purgeAt: new Date(before + 30 * DAY).toISOString(),
    });
    expect(namesIn(await trash(ana, "?kind=task"))).toEqual(["Llamar"]);
    expect((await ana.call("GET", "/api/trash?kind=usuario")).status).toBe(422);
    expect((await trash(await newTenant())).trash).toEqual([]);
  });

  it("comes page by page, without what returned or has gone for good", async () => {
    const ana = await newTenant();
    const ids: string[] = [];
    for (const name of ["a", "b", "c", "d"]) ids.push(await addTask(ana, name));
    const first = now();
    for (const [n, id] of ids.entries()) {
      await at(first - n * 10 * DAY, () => remove(ana, `/api/tasks/${id}`));
    }
    const page = await trash(ana, "?limit=3");
    expect(namesIn(page)).toEqual(["a", "b", "c"]);
    const rest = await trash(ana, `?limit=3&cursor=${encodeURIComponent(page.nextCursor ?? "")}`);
    expect(namesIn(rest)).toEqual(["d"]);
    await Shelves.purge();
    expect((await ana.call("POST", `/api/tasks/${ids[0]}/restore`)).status).toBe(200);
    expect(namesIn(await trash(ana))).toEqual(["b", "c"]);
  });

  it("shows a case with what it took along, and that not by itself", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    await addTask(ana, "Va con ella", folderId);
    const before = await addTask(ana, "Ya estaba", folderId);
    await remove(ana, `/api/tasks/${before}`);
    await remove(ana, `/api/folders/${folderId}`);
    const { trash: all } = await trash(ana);
    expect(all).toMatchObject([
      { kind: "folder", name: "Pérez c/ Gómez", folderId: null, held: { task: 1, event: 0 } },
      { kind: "task", name: "Ya estaba", folderName: "Pérez c/ Gómez" },
    ]);
  });
});

describe("deleting for good", () => {
  it("takes a record, once, and a case with all it took along", async () => {
    const ana = await newTenant();
    const folderId = await openCase(ana);
    const task = await addTask(ana, "Va con ella", folderId);
    await remove(ana, `/api/folders/${folderId}`);
    const alone = await remove(ana, `/api/trash/${task}`);
    expect([alone.status, alone.body.message]).toEqual([
      409,
      "Se fue con su causa: se elimina para siempre con ella.",
    ]);
    expect((await remove(ana, `/api/trash/${folderId}`)).status).toBe(200);
    expect((await remove(ana, `/api/trash/${folderId}`)).status).toBe(404);
    expect((await trash(ana)).trash).toEqual([]);
    for (const path of [`/api/folders/${folderId}`, `/api/tasks/${task}`]) {
      expect((await ana.call("GET", path)).status).toBe(404);
      expect((await ana.call("POST", `${path}/restore`)).status).toBe(404);
    }
  });

  it("is refused for what is not deleted, is of another practice, or is no kind at all", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const id = await addTask(ana, "Llamar");
    expect((await remove(ana, `/api/trash/${id}`)).status).toBe(404);
    await remove(ana, `/api/tasks/${id}`);
    expect((await remove(eva, `/api/trash/${id}`)).status).toBe(404);
    for (const none of ["usage", "USAGE", "fol_00000000000000000000000000"]) {
      expect((await remove(ana, `/api/trash/${none}`)).status).toBe(404);
    }
    expect(namesIn(await trash(ana))).toEqual(["Llamar"]);
  });
});

describe("the address of a deleted record", () => {
  it("shows its owner where it is and since when, and nobody else", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const folderId = await openCase(ana);
    const task = await addTask(ana, "Llamar", folderId);
    const when = Date.parse("2026-11-12T15:00:00.000Z");
    await at(when, () => remove(ana, `/api/folders/${folderId}`));
    const gone = await ana.call("GET", `/api/folders/${folderId}`);
    expect([gone.status, gone.body]).toMatchObject([
      410,
      {
        error: "record.deleted",
        message: "Está en Eliminadas desde el 12/11/2026.",
        deleted: { kind: "folder", _id: folderId, with: null, since: "2026-11-12T15:00:00.000Z" },
      },
    ]);
    const along = await ana.call("GET", `/api/tasks/${task}`);
    expect([along.status, along.body]).toMatchObject([
      410,
      {
        message: "Está en Eliminadas con su causa desde el 12/11/2026.",
        deleted: { kind: "task", with: folderId },
      },
    ]);
    for (const path of [`/api/folders/${folderId}`, `/api/tasks/${task}`]) {
      expect((await eva.call("GET", path)).status).toBe(404);
    }
    await ana.call("POST", `/api/folders/${folderId}/restore`);
    expect((await ana.call("GET", `/api/tasks/${task}`)).status).toBe(200);
  });
});
