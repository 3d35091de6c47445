import { createHmac } from "node:crypto";
import * as z from "zod";
import { isSame } from "../digest";
import { env } from "../env";
import { AppError } from "../error";
import { secret } from "../secrets";

/** The version of the Graph API that is spoken. */
const VERSION = "v23.0";
const TIMEOUT_MS = 10_000;

/** Whether this stage writes by WhatsApp's Cloud API: off unless it has a number. */
export const isOn = (): boolean => env().WHATSAPP_PHONE_ID !== undefined;

/** What became of a message: its id at WhatsApp, or the code with which it was refused for good. */
export type Sent = { id: string } | { refused: number };

const answered = z.object({
  messages: z.array(z.object({ id: z.string() })).optional(),
  error: z.object({ code: z.number() }).optional(),
});

/** Errors that pass: too many requests, a fault of theirs, an access token that has to be renewed. */
const PASSING = new Set([
  1, 2, 4, 190, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004,
]);

/** Sends words, which only reaches who wrote to the number within the last 24 hours. */
export const sendText = (to: string, body: string, tag: string): Promise<Sent> =>
  post({ ...addressed(to, tag), type: "text", text: { body } });

/** Sends the template that Meta approved for the number, with the values of its places. */
export async function sendTemplate(
  to: string,
  values: readonly string[],
  tag: string,
): Promise<Sent> {
  const { WHATSAPP_TEMPLATE: name, WHATSAPP_LANGUAGE: code } = env();
  // No value may have line breaks, tabs or more than four spaces in a row.
  const parameters = values.map((text) => ({
    ...{ type: "text", text: text.replace(/\s+/g, " ").trim() },
  }));
  const components = [{ type: "body", parameters }];
  const template = { name, language: { code }, components };
  return post({ ...addressed(to, tag), type: "template", template });
}

/** `tag` comes back with each state of the message. */
const addressed = (to: string, tag: string) => ({
  ...{ messaging_product: "whatsapp", recipient_type: "individual", to },
  biz_opaque_callback_data: tag,
});

/** Throws where a later try may succeed. */
async function post(body: object): Promise<Sent> {
  const { WHATSAPP_API_URL, WHATSAPP_PHONE_ID } = env();
  const answer = await fetch(`${WHATSAPP_API_URL}/${VERSION}/${WHATSAPP_PHONE_ID}/messages`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${await secret("WHATSAPP_TOKEN")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const said = answered.safeParse(await answer.json().catch(() => null)).data;
  const id = said?.messages?.[0]?.id;
  if (answer.ok && id) return { id };
  const code = said?.error?.code;
  if (code === undefined || answer.status >= 500 || PASSING.has(code)) {
    throw new Error(`WhatsApp answered ${answer.status}, code ${code ?? "none"}`);
  }
  return { refused: code };
}

const gone = () => new AppError("webhook.not_found", "No hay nada en esta dirección.");

/**
 * Takes a webhook of Meta: its raw bytes and `X-Hub-Signature-256`. Throws `webhook.unsigned` for one
 * that they did not sign, and `webhook.not_found` where the port is off.
 */
export async function verified(bytes: Uint8Array, signature: string): Promise<unknown> {
  if (!isOn()) throw gone();
  const mac = createHmac("sha256", await secret("WHATSAPP_APP_SECRET"))
    .update(bytes)
    .digest("hex");
  const unsigned = () => new AppError("webhook.unsigned", "La firma no corresponde.");
  if (!isSame(signature, `sha256=${mac}`)) throw unsigned();
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    throw unsigned();
  }
}

/** Checks the token with which Meta asks whether the address is ours. */
export async function isOurs(token: string): Promise<boolean> {
  if (!isOn()) throw gone();
  return isSame(token, await secret("WHATSAPP_VERIFY_TOKEN"));
}
