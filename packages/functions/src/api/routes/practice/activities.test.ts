import { at } from "@foja/core/kernel/clock";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { beforeAll, describe, expect, it } from "vitest";

type Activity = { _id: string; kind: string; title: string; date: string };
type Page = { activities: Activity[]; pagination: { total: number; hasNext: boolean } };

let ana: Tenant;
let folderId: string;

async function post(path: string, body: object): Promise<void> {
  const answer = await ana.call("POST", path, { body });
  expect(answer.status).toBe(201);
}

async function list(query = ""): Promise<Page> {
  const path = `/api/folders/${folderId}/activities/combined${query}`;
  const { status, body } = await ana.call("GET", path);
  expect(status).toBe(200);
  return body as unknown as Page;
}

const titles = ({ activities }: Page) => activities.map(({ title }) => title);

beforeAll(async () => {
  ana = await newTenant();
  const opened = await ana.call("POST", "/api/folders", { body: { folderName: "Una causa" } });
  folderId = (opened.body.folder as { _id: string })._id;
  for (let n = 1; n <= 12; n += 1) {
    await post("/api/movements", {
      folderId,
      title: `Despacho ${n}`,
      movement: n % 2 === 0 ? "Resolución" : "Despacho",
      time: `2026-03-${String(n * 2).padStart(2, "0")}`,
      link: n % 3 === 0 ? "https://ejemplo.com.ar/a.pdf" : null,
    });
    await post("/api/folder-notifications", {
      folderId,
      title: `Cédula ${n}`,
      notification: "Cédula electrónica",
      time: `2026-03-${String(n * 2 - 1).padStart(2, "0")}`,
      dateExpiration: n > 10 ? `2026-04-0${n - 10}` : null,
      description: n === 7 ? "Intímase a la actora" : null,
    });
  }
});

describe("the timeline of a case", () => {
  it("mixes all there is by date, twenty a page", async () => {
    const first = await list();
    expect(first.pagination).toMatchObject({ total: 24, hasNext: true });
    expect(titles(first).slice(0, 3)).toEqual(["Despacho 12", "Cédula 12", "Despacho 11"]);
    const second = await list("?page=2");
    expect(titles(second)).toEqual(["Despacho 2", "Cédula 2", "Despacho 1", "Cédula 1"]);
    expect(titles(await list("?page=9"))).toEqual([]);
  });

  it.each([
    ["?sort=date&limit=1", 24, ["Cédula 1"]],
    ["?types=notification&limit=1", 12, ["Cédula 12"]],
    ["?types=event,task,calculator", 0, []],
    ["?types=&limit=1", 24, ["Despacho 12"]],
    ["?movements=resolucion&limit=1&sort=date", 18, ["Cédula 1"]],
    ["?movements=resolucion&types=movement&limit=1&sort=date", 6, ["Despacho 2"]],
    ["?notifications=otra&types=notification", 0, []],
    ["?sources=pjn,mev", 0, []],
    ["?sources=manual&limit=1", 24, ["Despacho 12"]],
    ["?hasLink=true&limit=1", 4, ["Despacho 12"]],
    ["?hasExpiration=true", 2, ["Cédula 12", "Cédula 11"]],
    ["?hasExpiration=false&limit=1", 22, ["Despacho 12"]],
    ["?search=INTIMASE", 1, ["Cédula 7"]],
    ["?dateRange=2026-03-03..2026-03-04", 2, ["Despacho 2", "Cédula 2"]],
  ])("answers %s with %i in all", async (query, total, shown) => {
    const found = await list(query);
    expect(found.pagination.total).toBe(total);
    expect(titles(found)).toEqual(shown);
  });

  it.each(["?types=otro", "?sources=papel", "?sort=title", "?hasLink=1", "?dateRange=2026"])(
    "refuses %s with a sentence",
    async (query) => {
      const path = `/api/folders/${folderId}/activities/combined${query}`;
      const { status, body } = await ana.call("GET", path);
      expect(status).toBe(422);
      expect(body.message).toMatch(/^[A-Z]/);
    },
  );

  it("is nobody else's", async () => {
    const eva = await newTenant();
    for (const path of ["activities/combined", "overview"]) {
      expect((await eva.call("GET", `/api/folders/${folderId}/${path}`)).status).toBe(404);
    }
  });
});

describe("the head of a case", () => {
  const overviewOn = (day: string) =>
    at(`${day}T15:00:00.000Z`, async () => {
      return ana.as(async () => {
        const { Activities } = await import("@foja/core/practice/activities");
        return Activities.overview(folderId);
      });
    });

  it("says what is next, what was last and how much there is", async () => {
    const seen = await overviewOn("2026-03-30");
    expect(seen.next).toMatchObject({ title: "Cédula 11", dateExpiration: "2026-04-01" });
    expect(seen.last).toMatchObject({ title: "Despacho 12", date: "2026-03-24" });
    expect(seen.counts).toEqual({
      movement: 12,
      notification: 12,
      event: 0,
      task: 0,
      calculator: 0,
      document: 0,
      escrito: 0,
      letter: 0,
      links: 4,
    });
  });

  it("counts today, and not yesterday", async () => {
    expect((await overviewOn("2026-04-02")).next).toMatchObject({ title: "Cédula 12" });
    expect((await overviewOn("2026-04-03")).next).toBeNull();
    expect((await overviewOn("2026-03-05")).last).toMatchObject({ title: "Despacho 2" });
  });
});
