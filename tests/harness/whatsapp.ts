import type { AddressInfo } from "node:net";
import { now } from "@foja/core/kernel/clock";
import { resetEnv } from "@foja/core/kernel/env";
import { resetSecrets } from "@foja/core/kernel/secrets";
import { createWhatsapp, WHATSAPP_PHONE_ID } from "@foja/local/vendors/whatsapp/whatsapp";
import { serve } from "@hono/node-server";
import { call } from "./api";

const [TOKEN, SECRET, VERIFY] = ["t", "s", "v"].map((letter) => letter.repeat(40)) as [
  string,
  string,
  string,
];
const NAMES = ["API_URL", "PHONE_ID", "TOKEN", "APP_SECRET", "VERIFY_TOKEN"];

/** Where Meta posts what it tells, and what it is signed and proved with. */
export const WHATSAPP = {
  hook: "/api/webhooks/whatsapp",
  appSecret: SECRET,
  verify: VERIFY,
} as const;

/** A message that left; `tag` names the practice that it is of. */
export type WhatsappMessage = {
  id: string;
  to: string;
  type: string;
  text: string;
  status: string;
  tag: string;
};

export type WhatsappStage = {
  /** What Meta posted to us. */
  posted: { body: string; headers: Record<string, string> }[];
  /** Asks the stand-in itself, and waits until it told what follows. */
  ask(path: string, body?: object): Promise<Record<string, unknown>>;
  sent(): Promise<WhatsappMessage[]>;
  settle(): Promise<void>;
  stop(): Promise<void>;
};

/** Gives the stage a number at a stand-in for Meta, which tells the API what becomes of each message. */
export async function startWhatsapp(): Promise<WhatsappStage> {
  const posted: WhatsappStage["posted"] = [];
  const meta = createWhatsapp({
    ...{ token: TOKEN, appSecret: SECRET, now },
    target: async (body, headers) => {
      posted.push({ body, headers });
      await call("POST", WHATSAPP.hook, { raw: body, headers });
    },
  });
  const server = await new Promise<ReturnType<typeof serve>>((listening) => {
    const one = serve({ fetch: meta.app.fetch, port: 0, hostname: "127.0.0.1" }, () =>
      listening(one),
    );
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graph`;
  const values = [url, WHATSAPP_PHONE_ID, TOKEN, SECRET, VERIFY];
  for (const [nth, name] of NAMES.entries()) process.env[`WHATSAPP_${name}`] = values[nth];
  resetEnv();
  resetSecrets();
  const ask: WhatsappStage["ask"] = async (path, body) => {
    const init = body && {
      ...{ method: "POST", body: JSON.stringify(body) },
      headers: { "content-type": "application/json" },
    };
    const answer = await meta.app.request(path, init);
    await meta.settle();
    return answer.json();
  };
  return {
    posted,
    ask,
    sent: async () => (await ask("/messages")).messages as WhatsappMessage[],
    settle: meta.settle,
    stop: async () => {
      for (const name of NAMES) delete process.env[`WHATSAPP_${name}`];
      resetEnv();
      await new Promise((closed) => server.close(closed));
    },
  };
}
