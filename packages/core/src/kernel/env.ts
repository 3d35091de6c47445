import * as z from "zod";

/** Every environment variable the practice reads. Secrets are not here: see `kernel/secrets`. */
const schema = z.object({
  /** The deployment's name; `local` is the machine of the person developing. */
  STAGE: z.string().regex(/^[a-z][a-z0-9-]{0,19}$/),
  VERSION: z.string().default("0.1.0"),
  /** Where people open Foja: the first allowed origin, and the base of every link in a mail. */
  APP_URL: z.url(),
  /** Further origins allowed to call, comma-separated. */
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
  /** The key of KMS under which people's grants are sealed. */
  GRANTS_KEY_ID: z.string().min(1).default("alias/foja-grants"),
  /** Where one posts to the open sockets. */
  SOCKETS_ENDPOINT: z.url(),
  /** The queue of sockets that somebody has to look at again. */
  GUARD_QUEUE_URL: z.url(),
  /** The queue of vouchers that ARCA has to be asked about. */
  TAX_QUEUE_URL: z.url(),
  /** The queue of lanes of campaigns that are to be gone on with. */
  CAMPAIGNS_QUEUE_URL: z.url(),
  /** What the addresses of the queues of dead letters begin with, before the trigger's name. */
  DEAD_LETTERS_URL: z.url().optional(),
  /** The bus on which the practice says what happened. */
  EVENT_BUS: z.string().min(1),
  /** The bucket with the files of the practices. */
  FILES_BUCKET: z.string().min(3),
  /** The secret that our own edge writes on the requests it passes, by its name: see `ports/edge-key`. */
  EDGE_KEY_SECRET: z.string().optional(),
  /** How many writes a practice may make in a burst, before it is bound to five a second. */
  WRITES_BURST: z.coerce.number().int().positive().default(300),
  /** Path in SSM Parameter Store under which this stage's secrets are. */
  SECRETS_PATH: z.string().startsWith("/").optional(),
  MAIL_FROM: z.string().default("Foja <no-responder@foja.ar>"),
  /** Where what people write to support goes. */
  SUPPORT_EMAIL: z.email().default("soporte@foja.ar"),
  /** Who sends publicity, and where from: what the law asks each such mail to say. */
  SENDER_NAME: z.string().min(1).default("Foja"),
  SENDER_ADDRESS: z.string().min(1).default("Ciudad Autónoma de Buenos Aires, Argentina"),
  SES_CONFIGURATION_SET: z.string().optional(),
  /** That of campaigns, which alone counts clicks. */
  SES_CAMPAIGNS_SET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().default(""),
  /** Where a person says yes to Google; the local stand-in has its own. */
  GOOGLE_AUTH_URL: z.url().default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_JWKS_URL: z.url().default("https://www.googleapis.com/oauth2/v3/certs"),
  /** Google's endpoints of tokens, and the origin of its APIs. */
  GOOGLE_OAUTH_URL: z.url().default("https://oauth2.googleapis.com"),
  GOOGLE_CALENDAR_URL: z.url().default("https://www.googleapis.com"),
  /** Stripe's API, or the local stand-in; its paths begin at the root. */
  STRIPE_API_URL: z.url().default("https://api.stripe.com"),
  /** The BCRA's API of series, or the local stand-in. */
  RATES_ENDPOINT: z.url().default("https://api.bcra.gob.ar/estadisticas/v4.0"),
  /** ARCA's services of signing in and of invoices, or the local stand-in. */
  ARCA_WSAA_URL: z.url().default("https://wsaa.afip.gov.ar/ws/services/LoginCms"),
  ARCA_WSFE_URL: z.url().default("https://servicios1.afip.gov.ar/wsfev1/service.asmx"),
  /** The feeds of the courts' portals, or the local stand-in: see docs/court-feed.md. */
  COURT_PJN_URL: z.url().optional(),
  COURT_MEV_URL: z.url().optional(),
  /** Hosts of push services, comma-separated: subscribers give an address on one of them. */
  PUSH_HOSTS: z
    .string()
    .default(
      "fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com",
    ),
  /** On one machine, the address below which its own push service listens. */
  PUSH_STAND_IN: z.url().optional(),
  GOOGLE_ISSUER: z.string().default("https://accounts.google.com"),
});

export type Env = z.output<typeof schema>;

let parsed: Env | undefined;

/** The environment, parsed at first use. Throws one sentence naming what is wrong. */
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

/** Forgets what was parsed: for tests that change the environment. */
export function resetEnv(): void {
  parsed = undefined;
}
