import { commit, type Item, put, walk } from "@foja/core/kernel/dynamo";
import { recordKey } from "@foja/core/kernel/records";
import { Texts } from "@foja/core/practice/texts";
import { newTenant, type Tenant } from "@foja/harness/tenant";
import { everyText } from "../../packages/core/src/practice/texts/text.item";
import { median, p95 } from "./load";
import type { Row } from "./row";
import { start } from "./server";
import { inventedPage } from "./texts-words";

const PAGES_EACH = 10;
const [SMALL, LARGE] = [100, 10_000];
const PLANTED = 1000;
/** How many searches of each size a median is taken from, one at a time. */
const SEARCHES = 300;

/** A word of which there is one in a whole practice. */
const planted = (n: number) => `plantada${String(n).padStart(4, "0")}`;

/** A practice with invented documents of ten pages; every tenth page of a thousand has a planted word. */
async function practiceOf(pages: number): Promise<Tenant> {
  const tenant = await newTenant({ plan: "premium" });
  const ownerId = tenant.userId;
  const every = Math.max(1, pages / PLANTED);
  for (let n = 0; n < pages / PAGES_EACH; n += 1) {
    const documentId = `doc_${String(n).padStart(26, "0")}`;
    const file = { ownerId, documentId, fileId: "att_1" };
    await commit(put(documentItem(ownerId, documentId)));
    for (let page = 1; page <= PAGES_EACH; page += 1) {
      const place = n * PAGES_EACH + page - 1;
      const word = place % every === 0 ? ` ${planted(place / every)}` : "";
      await Texts.keepPage(file, { page, text: `${inventedPage()}${word}` });
    }
    await Texts.index(file, await Texts.begin(file));
  }
  return tenant;
}

function documentItem(ownerId: string, _id: string): Item {
  const key = recordKey("document", ownerId, _id, "active");
  const data = { name: `Documento ${_id}`, kind: "prueba", folderId: null, tags: [] };
  const revisions = [{ _id: "att_1", sha256: "0".repeat(64) }];
  return { ...key, type: "document", version: 1, ...{ _id, userId: ownerId, ...data, revisions } };
}

/** The milliseconds of a search, and how many pages it found. */
async function search(url: string, { token }: Tenant, q: string) {
  const startedAt = performance.now();
  const address = `${url}/api/documents/search?limit=20&q=${encodeURIComponent(`"${q}"`)}`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const { hits } = (await answer.json()) as { hits: unknown[] };
  return { ms: performance.now() - startedAt, found: hits.length };
}

/** The milliseconds of searches in both practices, one at a time, in turn. */
async function timesOf(url: string, tenants: readonly Tenant[]): Promise<number[][]> {
  const times: number[][] = tenants.map(() => []);
  for (let n = 0; n < SEARCHES; n += 1) {
    for (const [i, tenant] of tenants.entries()) {
      times[i]?.push((await search(url, tenant, planted(n % SMALL))).ms);
    }
  }
  return times;
}

async function megabytesOf({ userId }: Tenant): Promise<number> {
  let octets = 0;
  for await (const item of walk<Item>(everyText(userId))) {
    const values: unknown[] = Object.values(item);
    for (const value of values) {
      octets += value instanceof Uint8Array ? value.length : String(value).length;
    }
  }
  return octets / 1_000_000;
}

/** Ratio 17: a search in the text of 10,000 pages, compared with one of 100. */
export async function documentRows(): Promise<Row[]> {
  const [small, large] = [await practiceOf(SMALL), await practiceOf(LARGE)];
  const foja = await start("foja", {});
  let found = 0;
  // It also warms both up.
  for (let n = 0; n < PLANTED; n += 1) found += (await search(foja.url, large, planted(n))).found;
  await timesOf(foja.url, [small, large]);
  const [base = [], times = []] = await timesOf(foja.url, [small, large]);
  foja.stop();
  const [p50, p50Small] = [median(times), median(base)];
  const what = (name: string) => `text of documents: ${name}`;
  return [
    {
      number: 17,
      what: what(`p50 of 10,000 pages ÷ of 100 (${p50.toFixed(1)} ms ÷ ${p50Small.toFixed(1)} ms)`),
      value: p50 / p50Small,
      target: "≤ 2.00",
      holds: (ratio) => ratio <= 2,
    },
    {
      number: 17,
      what: what("p95 of 10,000 pages in ms"),
      value: p95(times),
      target: "≤ 200",
      holds: (ms) => ms <= 200,
    },
    {
      number: 17,
      what: what("words found of 1,000 that stand on one page each"),
      value: found,
      target: "1000",
      holds: (count) => count === PLANTED,
    },
    {
      number: 17,
      what: what("megabytes of 10,000 pages, text and index"),
      value: await megabytesOf(large),
      target: "≤ 60",
      holds: (megabytes) => megabytes <= 60,
    },
  ];
}
