import { marshall } from "@aws-sdk/util-dynamodb";
import { commit, get, type Item, put, removeAny } from "@foja/core/kernel/dynamo";
import { Search } from "@foja/core/practice/search";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import type { DynamoDBStreamEvent } from "aws-lambda";
import { describe, expect, it } from "vitest";
import { handler } from "./derive";

type Result = { id: string; type: string; title: string; subtitle: string | null };

async function open(tenant: Tenant, folderName: string, more: object = {}): Promise<string> {
  const answer = await tenant.call("POST", "/api/folders", { body: { folderName, ...more } });
  expect(answer.status).toBe(201);
  return (answer.body.folder as { _id: string })._id;
}

/** A record in the stream: only its owner and its id matter to the consumer. */
const recordOf = (tenant: Tenant, _id: string, eventName: "INSERT" | "MODIFY" | "REMOVE") => {
  const image = marshall({ pk: "x", sk: "x", type: "folder", userId: tenant.userId, _id });
  const side = eventName === "REMOVE" ? "OldImage" : "NewImage";
  return { eventID: _id, eventName, dynamodb: { SequenceNumber: "1", [side]: image as never } };
};

const derive = (...records: ReturnType<typeof recordOf>[]) =>
  handler({ Records: records } as DynamoDBStreamEvent);

async function search(tenant: Tenant, q: string, types = ""): Promise<Result[]> {
  const path = `/api/search?q=${encodeURIComponent(q)}${types && `&types=${types}`}`;
  const { status, body } = await tenant.call("GET", path);
  expect(status).toBe(200);
  return body.results as Result[];
}

const titles = (results: Result[]) => results.map(({ title }) => title);

describe("a search", () => {
  it("finds a part of any word, whatever its accents and case, titles first", async () => {
    const ana = await newTenant({ plan: "standard" });
    const ids = [
      await open(ana, "Muñoz c/ Ibáñez s/ daños"),
      await open(ana, "Otra causa", { customerName: "Norma Muñoz" }),
      await open(ana, "Sucesión de Gómez"),
    ];
    await derive(...ids.map((id) => recordOf(ana, id, "INSERT")));
    expect(titles(await search(ana, "MUNO"))).toEqual(["Muñoz c/ Ibáñez s/ daños", "Otra causa"]);
    expect(titles(await search(ana, "ibáñez s/"))).toEqual(["Muñoz c/ Ibáñez s/ daños"]);
    expect(await search(ana, "muno", "contact,task")).toEqual([]);
    expect(await search(ana, "   ")).toEqual([]);
    expect(await search(ana, "no está")).toEqual([]);
  });

  it("finds a case by half its number", async () => {
    const ana = await newTenant();
    const id = await open(ana, "Pérez c/ Gómez");
    const body = { system: "pjn", number: "CNT 35335/2016" };
    await ana.call("PUT", `/api/folders/link-causa/${id}`, { body });
    await derive(recordOf(ana, id, "MODIFY"));
    for (const half of ["35335/20", "035335", "cnt 0353"]) {
      expect(titles(await search(ana, half))).toEqual(["Pérez c/ Gómez"]);
    }
  });

  it("answers five of a type, the newest first", async () => {
    const ana = await newTenant({ plan: "standard" });
    const ids: string[] = [];
    for (let n = 1; n <= 12; n += 1) ids.push(await open(ana, `Expediente ${n}`));
    await derive(...ids.map((id) => recordOf(ana, id, "INSERT")));
    const shown = [12, 11, 10, 9, 8].map((n) => `Expediente ${n}`);
    expect(titles(await search(ana, "expediente"))).toEqual(shown);
  });

  it("reads on where the index of a practice is larger than one page", async () => {
    const ana = await newTenant({ plan: "standard" });
    const ids: string[] = [];
    for (let n = 1; n <= 40; n += 1) ids.push(await open(ana, `Dispersa ${n}`));
    await derive(...ids.map((id) => recordOf(ana, id, "INSERT")));
    const noise = (n: number) => {
      const _id = `fol_${String(n).padStart(26, "0")}`;
      const place = { pk: `OWNER#${ana.userId}#SEARCH`, sk: `${(n % 16).toString(16)}#${_id}` };
      const words = { title: `ruido ${n}`, rest: "x".repeat(1900) };
      return put({ ...place, ...words, type: "search", version: 1, _id, kind: "folder", of: 1 });
    };
    // Some 2 MB of items, with the forty spread among them.
    for (let from = 0; from < 1000; from += 100) {
      await commit(...Array.from({ length: 100 }, (_, i) => noise(from + i)));
    }
    const newest = [40, 39, 38, 37, 36].map((n) => `Dispersa ${n}`);
    expect(titles(await search(ana, "dispersa"))).toEqual(newest);
    for (const n of [7, 19, 31]) {
      expect(titles(await search(ana, `dispersa ${n}`))).toEqual([`Dispersa ${n}`]);
    }
  });

  it("is of one practice alone", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    await derive(recordOf(ana, await open(ana, "Secreta"), "INSERT"));
    expect(await search(eva, "secreta")).toEqual([]);
  });

  it("shows nothing archived or deleted, not even before the index knows", async () => {
    const ana = await newTenant();
    const id = await open(ana, "Efímera");
    await derive(recordOf(ana, id, "INSERT"));
    await ana.call("DELETE", `/api/folders/${id}`);
    expect(await search(ana, "efimera")).toEqual([]);
    await ana.call("POST", `/api/folders/${id}/restore`);
    expect(titles(await search(ana, "efimera"))).toEqual(["Efímera"]);
    await ana.call("PUT", `/api/folders/${id}`, { body: { folderName: "Duradera" } });
    expect(await search(ana, "efimera")).toEqual([]);
  });

  it.each(["?q=a&types=otro", `?q=${"a".repeat(101)}`, "?q=a&limit=3"])(
    "refuses %s with a sentence",
    async (query) => {
      const ana = await newTenant();
      const { status, body } = await ana.call("GET", `/api/search${query}`);
      expect(status).toBe(422);
      expect(body.message).toMatch(/^[A-Z]/);
    },
  );
});

describe("the index", () => {
  const indexed = async (tenant: Tenant, q: string) => titles(await search(tenant, q)).length > 0;

  it("ends right however often and in whatever order the records come", async () => {
    const ana = await newTenant({ plan: "standard" });
    const ids: string[] = [];
    for (let n = 0; n < 8; n += 1) ids.push(await open(ana, `Barajada ${n}`));
    for (const id of ids.slice(0, 4)) await ana.call("DELETE", `/api/folders/${id}`);
    for (const id of ids.slice(4, 6)) {
      await ana.call("PUT", `/api/folders/${id}`, { body: { folderName: "Renombrada" } });
    }
    const kinds = ["INSERT", "MODIFY", "REMOVE"] as const;
    const records = ids.flatMap((id) => kinds.map((kind) => recordOf(ana, id, kind)));
    for (let round = 0; round < 10; round += 1) {
      const from = (round * 7) % records.length;
      const shuffled = [...records.slice(from), ...records.slice(0, from)];
      await derive(...(round % 2 === 0 ? shuffled : shuffled.reverse()));
    }
    await Promise.all([derive(...records), derive(...records.slice().reverse())]);
    expect(titles(await search(ana, "renombrada"))).toHaveLength(2);
    expect(titles(await search(ana, "barajada")).sort()).toEqual(["Barajada 6", "Barajada 7"]);
  });

  it("is made anew from the records: what is missing comes, what is left over goes", async () => {
    const ana = await newTenant();
    const [kept, gone] = [await open(ana, "Conservada"), await open(ana, "Perdida")];
    await derive(recordOf(ana, gone, "INSERT"));
    await commit(removeAny({ pk: `OWNER#${ana.userId}`, sk: `FOLDER#${gone}` }));
    expect(await indexed(ana, "conservada")).toBe(false);
    expect(await Search.rebuild(ana.userId)).toBe(1);
    expect(await indexed(ana, "conservada")).toBe(true);
    const slice = (id: string) =>
      "0123456789abcdef"["0123456789ABCDEFGHJKMNPQRSTVWXYZ".indexOf(id.slice(-1)) % 16];
    const entry = (id: string) =>
      get<Item>({ pk: `OWNER#${ana.userId}#SEARCH`, sk: `${slice(id)}#${id}` });
    expect(await entry(gone)).toBeUndefined();
    expect(await entry(kept)).toMatchObject({ title: "conservada" });
  });
});
