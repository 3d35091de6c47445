import { asSystem } from "@foja/core/kernel/actor";
import { get, type Item, query } from "@foja/core/kernel/dynamo";
import { Search } from "@foja/core/practice/search";
import { letIn } from "@foja/harness/members";
import { keptFor } from "@foja/harness/reserved";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeEach, describe, expect, it } from "vitest";

type Found = { id: string; title: string };

let ana: Tenant;
beforeEach(async () => {
  ana = await newTenant({ plan: "premium" });
});

async function open(folderName: string, more: object = {}): Promise<string> {
  const answer = await ana.call("POST", "/api/folders", { body: { folderName, ...more } });
  const { _id } = answer.body.folder as { _id: string };
  await derive(_id);
  return _id;
}

const derive = (...ids: string[]) =>
  asSystem("test", () =>
    Search.refreshMany(
      ana.userId,
      ids.map((id) => ({ kind: "folder" as const, id })),
    ),
  );

const pack = (least = 1) => asSystem("test", () => Search.pack(ana.userId, least));
const rebuild = (crowded: number) => asSystem("test", () => Search.rebuild(ana.userId, crowded));

async function titles(q: string, who = ana): Promise<string[]> {
  const answer = await who.call("GET", `/api/search?q=${encodeURIComponent(q)}`);
  return (answer.body.results as Found[]).map(({ title }) => title);
}

async function stored(startingWith: string): Promise<number> {
  const pk = `OWNER#${ana.userId}#SEARCH`;
  return (
    await query({ pk, sk: startingWith === "p#" ? { startingWith } : { from: "0", to: "g" } })
  ).items.length;
}

describe("a packed index", () => {
  it("finds what the loose one found, in its order", async () => {
    for (let n = 10; n < 22; n += 1) await open(`Pérez c/ ART (${n})`, { materia: "Daños 7788" });
    const asked = ["perez", "art (1", "17", "7788", "778", "daños", "nada"];
    const before = await Promise.all(asked.map((q) => titles(q)));
    expect(before.map(({ length }) => length)).toEqual([5, 5, 1, 5, 5, 5, 0]);
    expect(await pack()).toBe(12);
    expect([await stored("loose"), await stored("p#")]).toEqual([0, 2]);
    expect(await Promise.all(asked.map((q) => titles(q)))).toEqual(before);
  });

  it("tells what a record says now: changed, archived, deleted, restored, new", async () => {
    const [changed, archived, deleted] = [
      await open("Uno 4455"),
      await open("Dos 4455"),
      await open("Tres 4455"),
    ];
    await pack();
    await ana.call("PUT", `/api/folders/${changed}`, { body: { folderName: "Cambiada 9911" } });
    await ana.call("DELETE", `/api/folders/${deleted}`);
    await ana.call("POST", "/api/folders/archive", { body: { ids: [archived] } });
    // Before the index knows of it, and after.
    expect(await titles("uno")).toEqual([]);
    await derive(changed, archived, deleted);
    await open("Cuatro 4455");
    expect(await titles("9911")).toEqual(["Cambiada 9911"]);
    expect((await titles("4455")).filter((title) => !title.startsWith("Dos"))).toEqual([
      "Cuatro 4455",
    ]);
    await ana.call("POST", `/api/folders/${deleted}/restore`);
    await derive(deleted);
    expect(await titles("tres")).toEqual(["Tres 4455"]);
    // Packed again: two packs have the changed one, and its last words count.
    await pack();
    expect(await titles("9911")).toEqual(["Cambiada 9911"]);
    expect(await titles("uno")).toEqual([]);
  });

  it("shows enough where most of what it has is outdated", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 30; n += 1) ids.push(await open(`Vieja ${n} 3322`));
    await pack();
    for (const id of ids.slice(4)) await ana.call("DELETE", `/api/folders/${id}`);
    expect(await titles("3322")).toHaveLength(4);
  });

  it("is made anew from the records, in packs or loose, and old packs go", async () => {
    const [kept, gone] = [await open("Conservada 6677"), await open("Perdida 6677")];
    await pack();
    await ana.call("DELETE", `/api/folders/${gone}`);
    const late = await open("Tardía 6677");
    expect(await rebuild(1)).toBe(2);
    expect([await stored("loose"), await stored("p#")]).toEqual([0, 2]);
    expect((await titles("6677")).sort()).toEqual(["Conservada 6677", "Tardía 6677"]);
    expect([kept, late]).toHaveLength(2);
    expect(await rebuild(1)).toBe(2);
    expect(await stored("p#")).toBe(2);
  });

  it("is packed once by two at once, and again after one that died half way", async () => {
    for (let n = 0; n < 6; n += 1) await open(`Doble ${n} 2211`);
    const packed = await Promise.all([pack(), pack()]);
    expect(Math.max(...packed)).toBe(6);
    expect(await titles("2211")).toHaveLength(5);
    const head = await get<Item & { packs: object[] }>({
      pk: `OWNER#${ana.userId}#SEARCH`,
      sk: "h",
    });
    expect(head?.packs).toHaveLength(1);
    expect(await pack()).toBe(0);
  });

  it("is no reason to pack while one read brings it", async () => {
    await open("Sola");
    await asSystem("test", () => Search.packCrowded(ana.userId));
    expect([await stored("loose"), await stored("p#")]).toEqual([1, 0]);
  });

  it("goes whole with its practice", async () => {
    await open("Sola");
    await pack();
    await open("Otra");
    await asSystem("test", () => Search.forgetAll(ana.userId));
    expect([await stored("loose"), await stored("p#")]).toEqual([0, 0]);
  });
});

describe("a packed case that is kept from somebody", () => {
  it("is found by its people alone, however it came into the pack", async () => {
    const eva = await letIn(ana, await newTenant(), "titular");
    const answer = await eva.call("POST", "/api/folders", { body: { folderName: "Canario 8899" } });
    const ids = [(answer.body.folder as { _id: string })._id, await open("Canario abierto 8899")];
    await derive(...ids);
    await pack();
    const kept = await eva.call("PUT", `/api/folders/${ids[0]}`, { body: keptFor([]) });
    expect(kept.status).toBe(200);
    for (const again of [false, true]) {
      if (again) {
        await derive(...ids);
        await pack();
      }
      for (const q of ["canario", "8899"]) {
        expect(await titles(q)).toEqual(["Canario abierto 8899"]);
        expect((await titles(q, eva)).sort()).toEqual(["Canario 8899", "Canario abierto 8899"]);
      }
    }
  });
});
