/** Says what a variable holds, or `undefined` where its text is none of that. */
type Read<T> = (text: string) => T | undefined;

/** A variable. No library of schemas: a cold start reads these before anything else. */
type Variable<T> = { read: Read<T>; usual?: T; isNeeded?: true };

const text =
  (fits = /^/): Read<string> =>
  (given) =>
    fits.test(given) ? given : undefined;

const oneOf =
  <T extends string>(...words: readonly T[]): Read<T> =>
  (given) =>
    words.find((word) => word === given);

const url: Read<string> = (given) => (URL.canParse(given) ? given : undefined);

const amount: Read<number> = (given) => (/^\d+(\.\d+)?$/.test(given) ? Number(given) : undefined);

const count: Read<number> = (given) => (/^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined);

const needed = <T>(read: Read<T>) => ({ read, isNeeded: true }) as Variable<T>;
const or = <T>(usual: T, read: Read<T>) => ({ read, usual }) as Variable<T>;
const optional = <T>(read: Read<T>) => ({ read }) as Variable<T | undefined>;

/** Every environment variable the application reads. Secrets are not here: see `kernel/secrets`. */
const VARIABLES = {
  /** The deployment's name; `local` is a developer's machine. */
  STAGE: needed(text(/^[a-z][a-z0-9-]{0,19}$/)),
  VERSION: or("0.1.0", text()),
  /**
   * The URL at which people open Foja: the first allowed origin, and the base of links in mails.
   */
  APP_URL: needed(url),
  /** Further origins allowed to call, separated by commas. */
  ALLOWED_ORIGINS: or("", text()),
  AWS_REGION: or("us-east-1", text()),
  TABLE_NAME: needed(text(/./)),
  DYNAMODB_ENDPOINT: optional(url),
  SES_ENDPOINT: optional(url),
  SSM_ENDPOINT: optional(url),
  S3_ENDPOINT: optional(url),
  EVENTS_ENDPOINT: optional(url),
  SQS_ENDPOINT: optional(url),
  KMS_ENDPOINT: optional(url),
  /** The KMS key that encrypts people's OAuth grants. */
  GRANTS_KEY_ID: or("alias/foja-grants", text(/./)),
  /** The URL to which messages for open sockets are posted. */
  SOCKETS_ENDPOINT: needed(url),
  /** The queue of sockets that have to be checked again. */
  GUARD_QUEUE_URL: needed(url),
  /** The queue of vouchers whose state has to be asked of ARCA. */
  TAX_QUEUE_URL: needed(url),
  /** The queue of campaign lanes that have to be continued. */
  CAMPAIGNS_QUEUE_URL: needed(url),
  /** The prefix of the URLs of the dead-letter queues, before the trigger's name. */
  DEAD_LETTERS_URL: optional(url),
  METRICS_ENDPOINT: optional(url),
  /** The dashboard of CloudWatch that shows the promises; none on one machine. */
  PROMISES_DASHBOARD: optional(text()),
  /** The event bus to which domain events are published. */
  EVENT_BUS: needed(text(/./)),
  /** The bucket with the files of the practices. */
  FILES_BUCKET: needed(text(/.{3}/)),
  /** Who looks for malware in the bucket, whose policy then lets nobody read what has some. */
  MALWARE_SCAN: optional(oneOf("guardduty")),
  /** The domain whose mail comes in; without one, cases have no address. */
  MAIL_IN_DOMAIN: optional(text(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/)),
  /**
   * The name of the secret that our own edge writes on the requests it passes: see
   * `ports/edge-key`.
   */
  EDGE_KEY_SECRET: optional(text()),
  /** `yes` where a webhook's receiver may stand on this machine: in the local runtime alone. */
  WEBHOOKS_LOOPBACK: or("no", oneOf("yes", "no")),
  /** How many writes a practice may make in a burst, before it is limited to five a second. */
  WRITES_BURST: or(300, count),
  /** Path in SSM Parameter Store of this stage's secrets. */
  SECRETS_PATH: optional(text(/^\//)),
  MAIL_FROM: or("Foja <no-responder@foja.ar>", text()),
  /** The address that receives what people write to support. */
  SUPPORT_EMAIL: or("soporte@foja.ar", text(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  /** The name and address of the sender of publicity, which the law requires in each such mail. */
  SENDER_NAME: or("Foja", text(/./)),
  SENDER_ADDRESS: or("Ciudad Autónoma de Buenos Aires, Argentina", text(/./)),
  SES_CONFIGURATION_SET: optional(text()),
  /** The SES configuration set of campaigns, the only one that counts clicks. */
  SES_CAMPAIGNS_SET: optional(text()),
  /** The number from which Foja writes by WhatsApp's Cloud API; without one, that is off. */
  WHATSAPP_PHONE_ID: optional(text(/^\d{5,20}$/)),
  /** The Graph API, or the local stand-in; its paths begin with the version. */
  WHATSAPP_API_URL: or("https://graph.facebook.com", url),
  /** The template of notices that Meta approved for the number, and its language. */
  WHATSAPP_TEMPLATE: or("aviso_de_caso", text(/^[a-z0-9_]{1,512}$/)),
  WHATSAPP_LANGUAGE: or("es_AR", text(/^[a-z]{2}(_[A-Z]{2})?$/)),
  /** What a message that is paid for costs, in dollars, by Meta's list for Argentina. */
  WHATSAPP_PRICE_USD: or(0.026, amount),
  GOOGLE_CLIENT_ID: or("", text()),
  /** Google's page of consent; the local stand-in has its own. */
  GOOGLE_AUTH_URL: or("https://accounts.google.com/o/oauth2/v2/auth", url),
  GOOGLE_JWKS_URL: or("https://www.googleapis.com/oauth2/v3/certs", url),
  /** Google's token endpoint, and the origin of its APIs. */
  GOOGLE_OAUTH_URL: or("https://oauth2.googleapis.com", url),
  GOOGLE_CALENDAR_URL: or("https://www.googleapis.com", url),
  /** Stripe's API, or the local stand-in; its paths begin at the root. */
  STRIPE_API_URL: or("https://api.stripe.com", url),
  /** The BCRA's API of series, or the local stand-in. */
  RATES_ENDPOINT: or("https://api.bcra.gob.ar/estadisticas/v4.0", url),
  /** ARCA's login and invoice services, or the local stand-in. */
  ARCA_WSAA_URL: or("https://wsaa.afip.gov.ar/ws/services/LoginCms", url),
  ARCA_WSFE_URL: or("https://servicios1.afip.gov.ar/wsfev1/service.asmx", url),
  /** The feeds of the courts' portals, or the local stand-in: see docs/court-feed.md. */
  COURT_PJN_URL: optional(url),
  COURT_MEV_URL: optional(url),
  /**
   * Hosts of push services, separated by commas: a subscription's address must be on one of them.
   */
  PUSH_HOSTS: or(
    "fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com",
    text(),
  ),
  /** On a developer's machine, the base URL of its own push service. */
  PUSH_STAND_IN: optional(url),
  GOOGLE_ISSUER: or("https://accounts.google.com", text()),
};

export type Env = {
  [Name in keyof typeof VARIABLES]: (typeof VARIABLES)[Name] extends Variable<infer T> ? T : never;
};

let parsed: Env | undefined;

/** The environment, parsed at first use. Throws one error that names what is wrong. */
export function env(): Env {
  parsed ??= parse();
  return parsed;
}

function parse(): Env {
  const wrong: string[] = [];
  const found = Object.entries<Variable<unknown>>(VARIABLES).map(([name, variable]) => {
    const given = process.env[name];
    const value = given === undefined ? variable.usual : variable.read(given);
    if (value === undefined && (given !== undefined || variable.isNeeded)) wrong.push(name);
    return [name, value];
  });
  if (wrong.length > 0) {
    throw new Error(`Configuración incompleta o inválida: ${wrong.join(", ")}.`);
  }
  return Object.fromEntries(found);
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
