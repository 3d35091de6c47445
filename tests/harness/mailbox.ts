import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { resetEnv } from "@foja/core/kernel/env";
import { type Inbox, openInbox } from "@foja/local/aws/mail/inbox";
import { createSes, type Ses } from "@foja/local/aws/mail/ses";
import { serve } from "@hono/node-server";
import { lookInto } from "./canary";

export type Mailbox = { inbox: Inbox; ses: Ses; stop(): Promise<void> };

/** Starts an SES for the test, whose e-mails the test can read. */
export async function startMailbox(): Promise<Mailbox> {
  const folder = mkdtempSync(join(tmpdir(), "foja-mail-"));
  const inbox = openInbox(join(folder, "inbox.jsonl"));
  const ses = createSes(inbox);
  const server = await new Promise<ReturnType<typeof serve>>((listening) => {
    const made = serve({ fetch: ses.app.fetch, port: 0, hostname: "127.0.0.1" }, () =>
      listening(made),
    );
  });
  process.env.SES_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  resetEnv();
  const stop = async () => {
    for (const { to, raw } of inbox.list()) lookInto(`a letter to ${to}`, raw);
    await new Promise((closed) => server.close(closed));
    rmSync(folder, { recursive: true });
  };
  return { inbox, ses, stop };
}
