import { resetClient } from "@foja/core/kernel/dynamo";
import { resetEnv } from "@foja/core/kernel/env";
import { resetSecrets } from "@foja/core/kernel/secrets";
import type { Config } from "./config";
import { findInstance } from "./data-dir";
import { applyEnvironment, buildEnvironment } from "./environment";
import { createRuntime } from "./runtime";

/** A Foja to use from another process, and the function to leave it. */
export type Attached = { running: boolean; leave(): Promise<void> };

/**
 * Points this process at the Foja of a data folder: the running one, or one of its own until it
 * leaves. The consequences of changes (search, reminders, mails) are handled by the running Foja,
 * or by the next one that starts: the stream keeps them until then.
 */
export async function attach(config: Config): Promise<Attached> {
  const instance = await findInstance(config.dataDir);
  if (!instance) return startQuietly(config);
  const { databaseEndpoint, tableName, url } = instance;
  const port = Number(new URL(url).port);
  const ground = { port, dataDir: config.dataDir, databaseEndpoint, tableName };
  applyEnvironment(buildEnvironment(ground));
  resetEnv();
  resetClient();
  resetSecrets();
  // Its pump looks for changes after each call.
  const poke = () => fetch(`${url}/api/health`).then((answer) => answer.arrayBuffer());
  return { running: true, leave: async () => void (await poke()) };
}

/** A Foja without a web app, and without anything that starts automatically. */
async function startQuietly({ databaseEndpoint, ...config }: Config): Promise<Attached> {
  const runtime = await createRuntime({
    ...config,
    port: 0,
    web: undefined,
    database: { endpoint: databaseEndpoint },
    triggers: { schedules: [], streams: [] },
  });
  return { running: false, leave: runtime.stop };
}
