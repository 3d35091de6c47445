import { readFileSync } from "node:fs";
import * as z from "zod";

const address = z.string().regex(/^[^<>]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/);

const line = z.string().regex(/^\P{Cc}{1,200}$/u);

/** The settings that may differ between stages; SST reads them from the file `.env.<stage>`. */
const schema = z.object({
  /** Our own host name, with its certificate (in us-east-1, where CloudFront requires it). */
  DOMAIN: z.hostname().optional(),
  CERTIFICATE_ARN: z.string().startsWith("arn:aws:acm:us-east-1:").optional(),
  /**
   * The host name at which the distribution calls the API, with its certificate (in the stage's own
   * region); and how far its introduction has gone: see docs/deploy.md.
   */
  ORIGIN_DOMAIN: z.hostname().optional(),
  ORIGIN_CERTIFICATE_ARN: z.string().startsWith("arn:aws:acm:").optional(),
  ORIGIN_STEP: z.enum(["create", "use", "only"]).default("only"),
  /** The firewall, outside of CloudFront's own region: deployed there alone beforehand. */
  FIREWALL_ARN: z.string().startsWith("arn:aws:wafv2:us-east-1:").optional(),
  /** `firewall`: deploys that and nothing else. */
  DEPLOY_ONLY: z.literal("firewall").optional(),
  /**
   * Executions at the same time that are kept for `api` and for `deliver`, and refused above it;
   * 0 reserves none. By default 300 and 50 in production (144, 10 and 12 for the deadlines, the digests and
   * the documents of the day that jobs pass on, about four times what their pace needs, or more), none
   * in other stages, which share its account.
   */
  API_CONCURRENCY: z.coerce.number().int().nonnegative().optional(),
  DELIVER_CONCURRENCY: z.coerce.number().int().nonnegative().optional(),
  RING_CONCURRENCY: z.coerce.number().int().nonnegative().optional(),
  DIGEST_CONCURRENCY: z.coerce.number().int().nonnegative().optional(),
  SNAPSHOT_CONCURRENCY: z.coerce.number().int().nonnegative().optional(),
  /** The account's limit of executions at the same time in the region: an alarm stands at 80 %. */
  ACCOUNT_CONCURRENCY: z.coerce.number().int().positive().default(1000),
  MAIL_FROM: address.optional(),
  /** The domain whose mail comes in, as `in.foja.ar`; without one, cases have no address. */
  MAIL_IN_DOMAIN: z.hostname().optional(),
  /** The recipient of consultations to support; by default `soporte@` at the mail's domain. */
  SUPPORT_EMAIL: z.email().optional(),
  /** The sender of advertising and their postal address: every such mail states both. */
  SENDER_NAME: line.optional(),
  SENDER_ADDRESS: line.optional(),
  ALARM_EMAIL: z.email().optional(),
  /** The provider of the service in the site's legal texts: name, CUIT and address. */
  PROVIDER: z.string().max(300).optional(),
  /** The account's monthly budget in dollars, above which somebody is notified. */
  MONTHLY_BUDGET_USD: z.coerce.number().positive().default(50),
  /** The version of the edge's key that the distribution uses; by default the first. */
  EDGE_KEY_VERSION: z.string().min(32).optional(),
  /** The day on which a secret was changed: functions whose settings differ start again. */
  SECRETS_OF: z.iso.date().optional(),
  /**
   * The number from which notices go by WhatsApp's Cloud API, the template that Meta approved for it with
   * its language, and what a message costs in dollars; without a number, none go.
   */
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,20}$/)
    .optional(),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/)
    .optional(),
  WHATSAPP_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2}(_[A-Z]{2})?$/)
    .optional(),
  WHATSAPP_PRICE_USD: z.coerce.number().nonnegative().optional(),
  GOOGLE_CLIENT_ID: z.string().default(""),
  /** The feeds of the courts' portals; a portal without one is shown as not connected. */
  COURT_PJN_URL: z.url({ protocol: /^https$/ }).optional(),
  COURT_MEV_URL: z.url({ protocol: /^https$/ }).optional(),
  /** The push services to which alerts may be sent, instead of the built-in list. */
  PUSH_HOSTS: z
    .string()
    .regex(/^(\*\.)?[a-z0-9.-]+(,(\*\.)?[a-z0-9.-]+)*$/)
    .optional(),
  /** `own`: table and files are encrypted by a key of the stage, not by AWS's. */
  DATA_KEY: z.literal("own").optional(),
  /** `guardduty`: each file that comes in is scanned, and one with malware is read by nobody. */
  MALWARE_SCAN: z.literal("guardduty").optional(),
  /** A vault of AWS Backup in another region, which gets a copy each night. */
  COPY_VAULT_ARN: z.string().startsWith("arn:aws:backup:").optional(),
  /** A table restored from a backup, to be used instead of the stack's own. */
  RESTORED_TABLE_NAME: z.string().optional(),
  RESTORED_TABLE_STREAM_ARN: z.string().optional(),
  /** Folder like `node_modules` with argon2 for Lambda; without it the deployment fetches it. */
  NATIVE_PATH: z.string().optional(),
  /** Folder of an existing web build; without it the deployment builds one. */
  SITE_PATH: z.string().optional(),
});

/** The names of all settings. */
export const settingNames = Object.keys(schema.shape);

export type Settings = ReturnType<typeof settings>;

/** The validated settings of a stage. Throws one sentence naming the wrong ones. */
export function settings(stage: string) {
  // An empty value counts as an omitted setting.
  const given = Object.entries(process.env).filter(([, value]) => value !== "");
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => issue.path.join(".")).join(", ");
    throw new Error(`Check .env.${stage}: ${wrong} is missing or invalid.`);
  }
  const { MAIL_FROM, SUPPORT_EMAIL, ...rest } = result.data;
  requireTogether(rest, "DOMAIN", "CERTIFICATE_ARN");
  requireTogether(rest, "ORIGIN_DOMAIN", "ORIGIN_CERTIFICATE_ARN");
  requireTogether(rest, "RESTORED_TABLE_NAME", "RESTORED_TABLE_STREAM_ARN");
  const production = stage === "production";
  const reserved = {
    API_CONCURRENCY: rest.API_CONCURRENCY ?? (production ? 300 : 0),
    DELIVER_CONCURRENCY: rest.DELIVER_CONCURRENCY ?? (production ? 50 : 0),
    RING_CONCURRENCY: rest.RING_CONCURRENCY ?? (production ? 144 : 0),
    DIGEST_CONCURRENCY: rest.DIGEST_CONCURRENCY ?? (production ? 10 : 0),
    SNAPSHOT_CONCURRENCY: rest.SNAPSHOT_CONCURRENCY ?? (production ? 12 : 0),
  };
  requireRoom(reserved, rest.ACCOUNT_CONCURRENCY);
  const mailFrom = MAIL_FROM ?? `Foja <no-responder@${mailDomain(stage)}>`;
  const supportEmail = SUPPORT_EMAIL ?? `soporte@${mailDomain(stage)}`;
  return {
    ...rest,
    ...reserved,
    mailFrom,
    supportEmail,
    production,
    version: version(),
  };
}

/** Refuses names that the functions take for a developer's machine. */
export function checkStage(stage: string): void {
  if (["local", "test"].includes(stage)) {
    throw new Error(
      `"${stage}" is reserved: there, secrets are read from the environment. Choose another.`,
    );
  }
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(stage)) {
    throw new Error(
      "A stage is named in lower-case letters, digits and hyphens, 20 characters at most.",
    );
  }
}

/** The address in `Name <address>`. */
export function bareAddress(from: string): string {
  return from.replace(/^.*<(.+)>$/, "$1");
}

// A domain can be verified once per account and region, so each stage has its own.
const mailDomain = (stage: string) => (stage === "production" ? "foja.ar" : `${stage}.foja.ar`);

const version = () => z.object({ version: z.string() }).parse(readJson("package.json")).version;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** What AWS wants left to the functions without a reservation. */
const UNRESERVED = 100;

function requireRoom(reserved: Record<string, number>, ofAccount: number): void {
  const sum = Object.values(reserved).reduce((one, other) => one + other, 0);
  if (sum === 0 || sum + UNRESERVED <= ofAccount) return;
  throw new Error(
    `${Object.keys(reserved).join(" and ")} have to leave ${UNRESERVED} of the ${ofAccount} of ACCOUNT_CONCURRENCY.`,
  );
}

function requireTogether(values: Record<string, unknown>, one: string, other: string): void {
  if (Boolean(values[one]) !== Boolean(values[other])) {
    throw new Error(`${one} and ${other} go together: set both, or neither.`);
  }
}
