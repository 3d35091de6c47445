import { type Bucket, startBucket } from "@foja/harness/files";
import { killAt, kills } from "@foja/harness/kills";
import { pdfOf } from "@foja/harness/papers";
import { newTenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { asSystem } from "../../kernel/actor";
import { walk } from "../../kernel/dynamo";
import { Documents } from "../documents";
import { Texts } from "../texts";
import { everyText } from "../texts/text.item";
import { TextFiles } from ".";

vi.mock("../../kernel/dynamo/send", async (original) => {
  const { mortalWrites } = await import("@foja/harness/kills");
  return mortalWrites(await original<typeof import("../../kernel/dynamo/send")>());
});

let bucket: Bucket;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

it("reads and indexes each page once, at whichever write a run dies", async () => {
  const bytes = await pdfOf(["aportes", "nada", "aportes"]);
  let survived = false;
  for (let writes = 0; !survived; writes += 1) {
    const ana = await newTenant();
    const { _id } = await ana.as(() =>
      Documents.keep({
        ...{ name: "Pericia", fileName: "pericia.pdf", kind: "pericia", folderId: null },
        ...{ source: "upload", type: "application/pdf", bytes },
      }),
    );
    const read = () => asSystem("test", () => TextFiles.read(ana.userId, _id));
    const before = kills();
    killAt(writes);
    await read().catch(() => undefined);
    killAt();
    survived = kills() === before;
    await read();
    expect(await ana.as(() => Documents.get(_id))).toMatchObject({ pages: 3, textStatus: "read" });
    const { hits } = await ana.as(() => Texts.find({ q: "aportes", limit: 20 }));
    expect(hits.map(({ page }) => page)).toEqual([1, 3]);
    const counts: Record<string, number> = {};
    for await (const { type } of walk(everyText(ana.userId))) {
      counts[type] = (counts[type] ?? 0) + 1;
    }
    // Three pages, and the two words of one block in the slices that they fall into.
    expect(counts).toEqual({ textPage: 3, textState: 1, textBlock: 1, textSlice: 2 });
  }
});
