import * as z from "zod";

/** Every environment variable the application reads. Secrets are not here: see `kernel/secrets`. */
const schema = z.object({
  /** The deployment's name; `local` is a developer's machine. */
  STAGE: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/),
  VERSION: z.string().default("0.1.0"),
  /**
   * The URL at which people open Foja: the first allowed origin, and the base of links in mails.
   */
  APP_URL: z.url(),
  /** Further origins allowed to call, separated by commas. */
  ALLOWED_ORIGINS: z.string().default(""),
  AWS_REGION: z.string().default("us-east-1"),
  TABLE_NAME: z.string().min(1),
  DYNAMODB_ENDPOINT: z.url().optional(),
  SES_ENDPOINT: z.url().optional(),
  SSM_ENDPOINT: z.url().optional(),
  S3_ENDPOINT: z.url().optional(),
  EVENTS_ENDPOINT: z.url().optional(),
  SQS_ENDPOINT: z.url().optional(),
  KMS_ENDPOINT: z.url().optional(),
  /** The KMS key that encrypts people's OAuth grants. */
  GRANTS_KEY_ID: z.string().min(1).default("alias/foja-grants"),
  /** The URL to which messages for open sockets are posted. */
  SOCKETS_ENDPOINT: z.url(),
  /** The queue of sockets that have to be checked again. */
  GUARD_QUEUE_URL: z.url(),
  /** The queue of vouchers whose state has to be asked of ARCA. */
  TAX_QUEUE_URL: z.url(),
  /** The queue of campaign lanes that have to be continued. */
  CAMPAIGNS_QUEUE_URL: z.url(),
  /** The prefix of the URLs of the dead-letter queues, before the trigger's name. */
  DEAD_LETTERS_URL: z.url().optional(),
  METRICS_ENDPOINT: z.url().optional(),
  /** The dashboard of CloudWatch that shows the promises; none on one machine. */
  PROMISES_DASHBOARD: z.string().optional(),
  /** The event bus to which domain events are published. */
  EVENT_BUS: z.string().min(1),
  /** The bucket with the files of the practices. */
  FILES_BUCKET: z.string().min(3),
  /** Who looks for malware in the bucket, whose policy then lets nobody read what has some. */
  MALWARE_SCAN: z.literal("guardduty").optional(),
  /** The domain whose mail comes in; without one, cases have no address. */
  MAIL_IN_DOMAIN: z
    .string()
    .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/)
    .optional(),
  /**
   * The name of the secret that our own edge writes on the requests it passes: see
   * `ports/edge-key`.
   */
  EDGE_KEY_SECRET: z.string().optional(),
  /** `yes` where a webhook's receiver may stand on this machine: in the local runtime alone. */
  WEBHOOKS_LOOPBACK: z.enum(["yes", "no"]).default("no"),
  /** How many writes a practice may make in a burst, before it is limited to five a second. */
  WRITES_BURST: z.coerce.number().int().positive().default(300),
  /** Path in SSM Parameter Store of this stage's secrets. */
  SECRETS_PATH: z.string().startsWith("/").optional(),
  MAIL_FROM: z.string().default("Foja <no-responder@foja.ar>"),
  /** The address that receives what people write to support. */
  SUPPORT_EMAIL: z.email().default("soporte@foja.ar"),
  /** The name and address of the sender of publicity, which the law requires in each such mail. */
  SENDER_NAME: z.string().min(1).default("Foja"),
  SENDER_ADDRESS: z.string().min(1).default("Ciudad Autónoma de Buenos Aires, Argentina"),
  SES_CONFIGURATION_SET: z.string().optional(),
  /** The SES configuration set of campaigns, the only one that counts clicks. */
  SES_CAMPAIGNS_SET: z.string().optional(),
  /** The number from which Foja writes by WhatsApp's Cloud API; without one, that is off. */
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  /** The Graph API, or the local stand-in; its paths begin with the version. */
  WHATSAPP_API_URL: z.url().default("https://graph.facebook.com"),
  /** The template of notices that Meta approved for the number, and its language. */
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/)
    .default("aviso_de_caso"),
  WHATSAPP_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2}(_[A-Z]{2})?$/)
    .default("es_AR"),
  /** What a message that is paid for costs, in dollars, by Meta's list for Argentina. */
  WHATSAPP_PRICE_USD: z.coerce.number().nonnegative().default(0.026),
  GOOGLE_CLIENT_ID: z.string().default(""),
  /** Google's page of consent; the local stand-in has its own. */
  GOOGLE_AUTH_URL: z.url().default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_JWKS_URL: z.url().default("https://www.googleapis.com/oauth2/v3/certs"),
  /** Google's token endpoint, and the origin of its APIs. */
  GOOGLE_OAUTH_URL: z.url().default("https://oauth2.googleapis.com"),
  GOOGLE_CALENDAR_URL: z.url().default("https://www.googleapis.com"),
  /** Stripe's API, or the local stand-in; its paths begin at the root. */
  STRIPE_API_URL: z.url().default("https://api.stripe.com"),
  /** The BCRA's API of series, or the local stand-in. */
  RATES_ENDPOINT: z.url().default("https://api.bcra.gob.ar/estadisticas/v4.0"),
  /** ARCA's login and invoice services, or the local stand-in. */
  ARCA_WSAA_URL: z.url().default("https://wsaa.afip.gov.ar/ws/services/LoginCms"),
  ARCA_WSFE_URL: z.url().default("https://servicios1.afip.gov.ar/wsfev1/service.asmx"),
  /** The feeds of the courts' portals, or the local stand-in: see docs/court-feed.md. */
  COURT_PJN_URL: z.url().optional(),
  COURT_MEV_URL: z.url().optional(),
  /**
   * Hosts of push services, separated by commas: a subscription's address must be on one of them.
   */
  PUSH_HOSTS: z
    .string()
    .default(
      "fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com",
    ),
  /** On a developer's machine, the base URL of its own push service. */
  PUSH_STAND_IN: z.url().optional(),
  GOOGLE_ISSUER: z.string().default("https://accounts.google.com"),
});

export type Env = z.output<typeof schema>;

let parsed: Env | undefined;

/** The environment, parsed at first use. Throws one error that names what is wrong. */
export function env(): Env {
  if (parsed) return parsed;
  const result = schema.safeParse(process.env);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => issue.path.join(".")).join(", ");
    throw new Error(`Configuración incompleta o inválida: ${wrong}.`);
  }
  parsed = result.data;
  return parsed;
}

/** Origins whose pages may call with a cookie. */
export function allowedOrigins(): string[] {
  const { APP_URL, ALLOWED_ORIGINS } = env();
  return [new URL(APP_URL).origin, ...ALLOWED_ORIGINS.split(",").filter(Boolean)];
}

/** Forgets the parsed environment: for tests that change it. */
export function resetEnv(): void {
  parsed = undefined;
}
