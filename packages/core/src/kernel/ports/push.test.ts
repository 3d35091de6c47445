import { createECDH } from "node:crypto";
import { TEST_ENVIRONMENT } from "@foja/harness/environment";
import { startPush } from "@foja/harness/push";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { resetSecrets } from "../secrets";
import { push } from "./push";

let service: Awaited<ReturnType<typeof startPush>>;
beforeAll(async () => {
  service = await startPush();
});
afterEach(() => {
  process.env.PUSH_PRIVATE_KEY = TEST_ENVIRONMENT.PUSH_PRIVATE_KEY;
  delete process.env.PUSH_PRIVATE_KEY_PREVIOUS;
  resetSecrets();
});
afterAll(() => service.stop());

const PUSHED = { text: "Vence hoy", topic: "vence", ttlSeconds: 60 };

/** Changes the pair of keys; returns the new public one, to which browsers subscribe from now on. */
function change(keepPrevious: boolean): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey("11".repeat(32), "hex");
  process.env.PUSH_PRIVATE_KEY = pair.getPrivateKey("base64url");
  if (keepPrevious) process.env.PUSH_PRIVATE_KEY_PREVIOUS = TEST_ENVIRONMENT.PUSH_PRIVATE_KEY;
  resetSecrets();
  return pair.getPublicKey("base64url");
}

it("reaches the devices of before a change of the keys, and those of after it", async () => {
  const before = await service.browser();
  const after = await service.browser(change(true));
  for (const browser of [before, after]) {
    expect(await push(browser, PUSHED)).toBe("sent");
    expect(await service.messages(browser.id)).toMatchObject([{ text: "Vence hoy" }]);
  }
});

it("is refused by the devices of before when their key is no longer kept", async () => {
  const before = await service.browser();
  change(false);
  expect(await push(before, PUSHED)).toBe("refused");
  expect(await service.messages(before.id)).toEqual([]);
});
