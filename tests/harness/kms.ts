import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetEnv } from "@foja/core/kernel/env";
import { createKms } from "@foja/local/aws/kms/kms";
import { serve } from "@hono/node-server";

/** Starts a KMS with its own key: what it encrypted cannot be read after the test. */
export async function startKms() {
  const folder = mkdtempSync(join(tmpdir(), "foja-kms-"));
  const { fetch } = createKms(join(folder, "key"));
  const server = await new Promise<ReturnType<typeof serve>>((listening) => {
    const made = serve({ fetch, port: 0, hostname: "127.0.0.1" }, () => listening(made));
  });
  process.env.KMS_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  resetEnv();
  return {
    async stop() {
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true });
    },
  };
}
