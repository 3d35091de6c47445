import { createHmac, randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import * as z from "zod";

/** The id of the number that the local Foja writes from. */
export const WHATSAPP_PHONE_ID = "100000000000001";
const ACCOUNT = "200000000000002";
const SHOWN_NUMBER = "5491150000000";

/** The template that «Meta» approved: its name, its language, and how many places its body has. */
const TEMPLATE = { name: "aviso_de_caso", language: "es_AR", places: 2 };
const DAY_MS = 24 * 3600_000;

const sending = z.object({
  messaging_product: z.literal("whatsapp"),
  recipient_type: z.literal("individual").optional(),
  to: z.string().regex(/^\d{6,20}$/),
  biz_opaque_callback_data: z.string().max(512).optional(),
  type: z.enum(["text", "template"]),
  text: z.object({ body: z.string().min(1).max(4096) }).optional(),
  template: z
    .object({
      name: z.string(),
      language: z.object({ code: z.string() }),
      components: z.array(
        z.object({
          type: z.literal("body"),
          parameters: z.array(z.object({ type: z.literal("text"), text: z.string().min(1) })),
        }),
      ),
    })
    .optional(),
});
type Sending = z.output<typeof sending>;

const inbound = z.strictObject({
  from: z.string().regex(/^\d{6,20}$/),
  text: z.string().min(1),
  /** The message that it quotes. */
  quotes: z.string().optional(),
});
const fault = z.strictObject({
  status: z.number().int().min(400).max(599),
  code: z.number().int(),
  times: z.number().int().min(1).max(100),
});

type Message = { id: string; to: string; type: string; text: string; status: string; tag?: string };

export type WhatsappOptions = {
  token: string;
  appSecret: string;
  /** Posts a webhook as Meta does. */
  target: (body: string, headers: Record<string, string>) => Promise<unknown>;
  now?: () => number;
};

export type Whatsapp = { app: Hono; settle(): Promise<void> };

/**
 * A stand-in for WhatsApp's Cloud API that speaks Meta's wire format: it takes messages as the Graph API
 * does, refuses them with its errors, and tells their states by signed webhooks.
 */
export function createWhatsapp({ token, appSecret, target, now = Date.now }: WhatsappOptions) {
  const app = new Hono();
  const messages: Message[] = [];
  const heardAt = new Map<string, number>();
  let failing: z.output<typeof fault> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other, as they happened; what the receiver refuses is not sent again. */
  const tell = (value: object): void => {
    const metadata = { display_phone_number: SHOWN_NUMBER, phone_number_id: WHATSAPP_PHONE_ID };
    const whole = { messaging_product: "whatsapp", metadata, ...value };
    const changes = [{ value: whole, field: "messages" }];
    const event = { object: "whatsapp_business_account", entry: [{ id: ACCOUNT, changes }] };
    const body = JSON.stringify(event);
    const mac = createHmac("sha256", appSecret).update(body).digest("hex");
    const headers = {
      "content-type": "application/json",
      "x-hub-signature-256": `sha256=${mac}`,
    };
    last = last.then(() => target(body, headers)).catch(() => undefined);
  };

  const seconds = () => String(Math.floor(now() / 1000));
  const isOpen = (to: string) => now() - (heardAt.get(to) ?? 0) < DAY_MS;

  const say = (message: Message, status: string, more: object = {}): void => {
    message.status = status;
    const { id, to, tag } = message;
    const said = { id, status, timestamp: seconds(), recipient_id: to, ...more };
    tell({ statuses: [{ ...said, ...(tag !== undefined && { biz_opaque_callback_data: tag }) }] });
  };

  app.post("/graph/:version/:phone/messages", async (c) => {
    const given = await jsonOf(c);
    const refused = refusalOf(c, given, { token, failing });
    failing = failing && failing.times > 1 ? { ...failing, times: failing.times - 1 } : undefined;
    if (refused) return refused;
    const { to, type, ...asked } = sending.parse(given);
    const id = `wamid.${randomBytes(24).toString("base64url")}`;
    const message = { id, to, type, text: textOf(asked), status: "accepted" };
    const kept: Message = {
      ...message,
      ...(asked.biz_opaque_callback_data !== undefined && { tag: asked.biz_opaque_callback_data }),
    };
    messages.push(kept);
    settle(kept);
    return c.json({
      messaging_product: "whatsapp",
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id, ...(type === "template" && { message_status: "accepted" }) }],
    });
  });

  /** What becomes of a message: words of one's own to who did not write within a day fail. */
  const settle = (message: Message): void => {
    const open = isOpen(message.to);
    if (message.type === "text" && !open) {
      say(message, "failed", { errors: [errorOf(131047, "Re-engagement message")] });
      return;
    }
    const [kind, category] = open
      ? ["free_customer_service", message.type === "text" ? "service" : "utility"]
      : ["regular", "utility"];
    const pricing = { billable: !open, pricing_model: "PMP", type: kind, category };
    say(message, "sent", { pricing });
    say(message, "delivered", { pricing });
  };

  app.get("/messages", (c) => c.json({ messages: messages.toReversed() }));
  app.post("/messages/:id/read", (c) => {
    const message = messages.find(({ id }) => id === c.req.param("id"));
    if (!message) return c.notFound();
    say(message, "read");
    return c.json({ success: true });
  });
  app.post("/inbound", async (c) => {
    const given = inbound.safeParse(await jsonOf(c));
    if (!given.success) {
      return c.json({ success: false, message: "Send { from, text, quotes? }." }, 400);
    }
    const { from, text, quotes } = given.data;
    heardAt.set(from, now());
    const id = `wamid.${randomBytes(24).toString("base64url")}`;
    const context = quotes === undefined ? {} : { context: { from: SHOWN_NUMBER, id: quotes } };
    tell({
      contacts: [{ profile: { name: "Cliente" }, wa_id: from }],
      messages: [
        { from, id, timestamp: seconds(), type: "text", text: { body: text }, ...context },
      ],
    });
    return c.json({ success: true, id }, 201);
  });
  app.post("/faults", async (c) => {
    const given = fault.safeParse(await jsonOf(c));
    if (!given.success)
      return c.json({ success: false, message: "A fault has status, code, times." }, 400);
    failing = given.data;
    return c.json({ success: true });
  });
  return { app, settle: async () => void (await last) } satisfies Whatsapp;
}

const jsonOf = (c: Context): Promise<unknown> => c.req.json().catch(() => undefined);

const textOf = ({ text, template }: Pick<Sending, "text" | "template">): string =>
  text?.body ?? (template?.components[0]?.parameters ?? []).map((one) => one.text).join(" | ");

/** An error in a webhook, as Meta writes it. */
const errorOf = (code: number, title: string) => ({
  ...{ code, title, message: title, error_data: { details: title } },
});

type Rules = { token: string; failing: z.output<typeof fault> | undefined };

/** Why a message is refused at once, as the Graph API answers it. */
function refusalOf(c: Context, given: unknown, { token, failing }: Rules): Response | undefined {
  const refuse = (status: number, code: number, message: string, type = "OAuthException") =>
    Response.json(
      {
        error: {
          ...{ message: `(#${code}) ${message}`, type, code },
          error_data: { messaging_product: "whatsapp", details: message },
          fbtrace_id: randomBytes(8).toString("base64url"),
        },
      },
      { status },
    );
  if (failing) return refuse(failing.status, failing.code, "A fault that was asked for");
  if (c.req.header("authorization") !== `Bearer ${token}`) {
    return refuse(401, 190, "Invalid OAuth access token");
  }
  const isOurs =
    c.req.param("phone") === WHATSAPP_PHONE_ID && /^v\d+\.\d$/.test(c.req.param("version") ?? "");
  if (!isOurs) return refuse(400, 100, "Unsupported post request", "GraphMethodException");
  const { data } = sending.safeParse(given);
  if (!data || (data.type === "text" ? !data.text : !data.template)) {
    return refuse(400, 100, "Invalid parameter");
  }
  const { template } = data;
  if (!template) return undefined;
  if (template.name !== TEMPLATE.name || template.language.code !== TEMPLATE.language) {
    return refuse(404, 132001, "Template name does not exist in the translation");
  }
  const values = template.components[0]?.parameters ?? [];
  if (values.length !== TEMPLATE.places) {
    return refuse(400, 132000, "Number of parameters does not match the expected number of params");
  }
  const isFlat = values.every(({ text }) => !/[\n\t]| {5}/.test(text));
  return isFlat ? undefined : refuse(400, 132018, "Param text cannot have new-line/tab characters");
}
