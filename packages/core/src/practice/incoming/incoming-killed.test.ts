import { type Bucket, startBucket } from "@foja/harness/files";
import { killAt, kills } from "@foja/harness/kills";
import { linedPdf } from "@foja/harness/pdf";
import { rawLetter, stored } from "@foja/harness/post-in";
import { made } from "@foja/harness/reserved";
import { newTenant } from "@foja/harness/tenant";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { handler } from "../../../../functions/src/mail/receive";

vi.mock("../../kernel/dynamo/send", async (original) => {
  const { mortalWrites } = await import("@foja/harness/kills");
  return mortalWrites(await original<typeof import("../../kernel/dynamo/send")>());
});

let bucket: Bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.stop());

it("files a letter once with each of its files once, at whichever write a run dies", async () => {
  const attachments = await Promise.all(
    ["recibo", "telegrama"].map(async (name) => ({
      ...{ filename: `${name}.pdf`, type: "application/pdf" },
      content: Buffer.from(await linedPdf(name, 1)),
    })),
  );
  const raw = await rawLetter({ subject: "Recibos", attachments });
  let survived = false;
  let writes = 0;
  for (; !survived; writes += 1) {
    const ana = await newTenant({ plan: "premium" });
    const { _id: folderId } = await made(ana, "/api/folders", { folderName: "Sosa c/ Textil" });
    const read = async (path: string) => (await ana.call("GET", path)).body;
    const { mailAddress } = (await read(`/api/folders/${folderId}`)).folder as {
      mailAddress: string;
    };
    const event = stored(bucket, raw, { recipients: [mailAddress] });
    const before = kills();
    killAt(writes);
    await handler(event).catch(() => undefined);
    killAt();
    survived = kills() === before;
    // AWS calls it again, and once more though it answered.
    await handler(event);
    await handler(event);
    const letters = (await read(`/api/letters?folderId=${folderId}`)).letters as object[];
    expect(letters, `killed at write ${writes}`).toHaveLength(1);
    expect(letters[0]).toMatchObject({
      subject: "Recibos",
      files: [{ leftOut: null }, { leftOut: null }],
    });
    const { documents } = await read(`/api/documents?folderId=${folderId}`);
    expect(documents, `killed at write ${writes}`).toHaveLength(2);
    expect(bucket.objects.list().filter(({ key }) => key.startsWith("mail-in/"))).toEqual([]);
  }
  expect(writes).toBeGreaterThan(3);
});
