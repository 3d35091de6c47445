import { describe, expect, it } from "vitest";
import { columnOf, type Entry, matchPack, packsOf, packWritten } from "./pack.rules";
import { BestMatches } from "./search.rules";
import { SEARCH_TYPES, type SearchType } from "./search.schema";

const entry = (n: number, more: Partial<Entry> = {}): Entry => ({
  _id: `fol_${String(n).padStart(26, "0")}`,
  kind: "folder",
  title: `perez c/ art (${n})`,
  rest: `cnt 035${n}/2016 \n ana perez · despido`,
  ...more,
});

const all = new Set<SearchType>(SEARCH_TYPES);
const anybody = { wanted: all, isSeen: (_of: object) => true };

type Asked = Partial<typeof anybody> & { most?: number };

function found(entries: Entry[], sought: string, { most = 100, ...asked }: Asked = {}) {
  const pack = packWritten(entries, columnOf(sought));
  const best = new BestMatches(most);
  matchPack(pack, sought, { ...anybody, ...asked, best });
  return best.all();
}

describe("where a text is looked up", () => {
  it.each([
    ["9087", "numbers"],
    ["035335/2016", "numbers"],
    ["20-12345678-6", "numbers"],
    ["12.345", "numbers"],
    ["cnt 9087", "texts"],
    ["perez", "texts"],
    ["./-", "texts"],
    ["4026 / 2019", "texts"],
  ] as const)("%j: %s", (sought, column) => {
    expect(columnOf(sought)).toBe(column);
  });
});

describe("a pack", () => {
  const entries = Array.from({ length: 50 }, (_, n) => entry(n + 1000));

  it.each([
    "1007",
    "00",
    "5100",
    "/2016",
    "perez",
    "(1007",
    "art",
    "ana",
    "despido",
    "1049/20",
    "e",
    "0351",
    "nada",
    "9",
  ])("finds %j where the texts have it, and only there", (sought) => {
    const has = entries.filter(({ title, rest }) => `${title}\n${rest}`.includes(sought));
    const ids = found(entries, sought)
      .map(({ id }) => id)
      .sort();
    expect(ids).toEqual(has.map(({ _id }) => _id).sort());
  });

  it("says whether the title has it", () => {
    expect(found([entry(7)], "perez")).toMatchObject([{ inTitle: true, kind: "folder" }]);
    expect(found([entry(7)], "despido")).toMatchObject([{ inTitle: false }]);
    expect(found([entry(7)], "0357/2016")).toMatchObject([{ inTitle: false }]);
  });

  it("never finds by an id, a kind or a case", () => {
    const task = entry(3, { _id: "tas_0ABC", kind: "task", folderId: "fol_0987654" });
    for (const sought of ["0abc", "fol_", "0987654", "3\x1f"])
      expect(found([task], sought)).toEqual([]);
  });

  it("asks who may see it by the cases of each", () => {
    const asked: object[] = [];
    const isSeen = (of: object) => asked.push(of) > 0;
    const contact = { _id: "con_1", kind: "contact" as const, folderIds: ["fol_1", "fol_2"] };
    found(
      [
        entry(1),
        entry(2, { _id: "tas_1", kind: "task", folderId: "fol_9" }),
        entry(3, { _id: "tas_2", kind: "task", folderId: null }),
        entry(4, contact),
        entry(5, { ...contact, folderIds: [] }),
      ],
      "perez",
      { isSeen },
    );
    expect(asked).toEqual([
      { folderId: entry(1)._id },
      { folderId: "fol_9" },
      { folderId: null },
      { folderIds: ["fol_1", "fol_2"] },
      { folderIds: [] },
    ]);
    expect(found([entry(1)], "perez", { isSeen: () => false })).toEqual([]);
  });

  it("keeps the best of each kind, and only those asked for", () => {
    const best = found(entries, "perez", { most: 2 }).map(({ id }) => id);
    expect(best).toEqual([entry(1049)._id, entry(1048)._id]);
    expect(found(entries, "perez", { wanted: new Set<SearchType>(["task"]) })).toEqual([]);
  });

  it("ends before an item is full", () => {
    const packs = packsOf(Array.from({ length: 10_000 }, (_, n) => entry(n)));
    expect(packs.flat()).toHaveLength(10_000);
    for (const pack of packs) expect(packWritten(pack, "texts").length).toBeLessThan(400_000);
    expect(packs.length).toBeLessThan(5);
  });
});
