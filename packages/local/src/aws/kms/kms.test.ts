import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createKms } from "./kms";

const path = join(mkdtempSync(join(tmpdir(), "foja-test-")), "kms-key");

async function ask(operation: string, body: object) {
  const headers = { "x-amz-target": `TrentService.${operation}` };
  // A new one each time: what it encrypted before a restart can be decrypted after it.
  const answer = await createKms(path).request("/", {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const generate = (ownerId: string) =>
  ask("GenerateDataKey", { KeyId: "k", KeySpec: "AES_256", EncryptionContext: { ownerId } });

describe("data keys", () => {
  it("open again with their context, and with no other", async () => {
    const { body: made } = await generate("usr_1");
    const open = (ownerId: string) =>
      ask("Decrypt", { CiphertextBlob: made.CiphertextBlob, EncryptionContext: { ownerId } });
    expect((await open("usr_1")).body.Plaintext).toBe(made.Plaintext);
    expect(await open("usr_2")).toMatchObject({
      status: 400,
      body: { __type: "InvalidCiphertextException" },
    });
    expect((await generate("usr_1")).body.Plaintext).not.toBe(made.Plaintext);
  });

  it("are made under a key that only its owner reads", () => {
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("are all that it knows", async () => {
    expect((await ask("Encrypt", {})).body.__type).toBe("UnsupportedOperationException");
    expect((await ask("Decrypt", {})).body.__type).toBe("ValidationException");
  });
});
