import { type Bucket, post, startBucket } from "@foja/harness/files";
import { newTenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Files } from "./index";

const PDF = "%PDF-1.7\n1 0 obj";
const SIZE = 16;
/** 25 MB. */
const MOST = 26_214_400;

let bucket: Bucket;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

const pdfOf = (size: number) => ({ name: "demanda.pdf", type: "application/pdf", size });

describe("a file", () => {
  it("may be of 25 MB, and not of one byte more", async () => {
    const ana = await newTenant();
    await ana.as(async () => {
      expect(Files.described(pdfOf(MOST))).toMatchObject({ size: 26_214_400 });
      expect(() => Files.described(pdfOf(MOST + 1))).toThrow("hasta 25 MB");
    });
  });

  it.each([
    ["smaller", SIZE + 1, "false"],
    ["larger", SIZE - 1, "false"],
    ["no more and no fewer", SIZE, "kept"],
  ])("posted with bytes that are %s than announced (%d) is %s", async (_, announced, outcome) => {
    const ana = await newTenant();
    const carrier = { userId: ana.userId, _id: "tas_1" };
    const file = await ana.as(async () => Files.described(pdfOf(SIZE)));
    expect((await post(await Files.allow(carrier, file), PDF)).status).toBe(204);
    expect(await Files.takeIn(carrier, { ...file, size: announced })).toBe(outcome);
    const kept = bucket.objects.list().filter(({ key }) => key === Files.keyOf(carrier, file._id));
    expect(kept).toHaveLength(outcome === "kept" ? 1 : 0);
  });
});
