import { readFileSync } from "node:fs";
import * as z from "zod";

const address = z.string().regex(/^[^<>]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/);

const line = z.string().regex(/^\P{Cc}{1,200}$/u);

/** What may differ from stage to stage; SST reads it from the file `.env.<stage>`. */
const schema = z.object({
  /** Host name of our own, with its certificate (in us-east-1, where CloudFront looks). */
  DOMAIN: z.hostname().optional(),
  CERTIFICATE_ARN: z.string().startsWith("arn:aws:acm:us-east-1:").optional(),
  MAIL_FROM: address.optional(),
  /** Where what people write to support goes; without it, `soporte@` of the domain of the mail. */
  SUPPORT_EMAIL: z.email().optional(),
  /** Who sends publicity and their postal address: every such mail says both. */
  SENDER_NAME: line.optional(),
  SENDER_ADDRESS: line.optional(),
  ALARM_EMAIL: z.email().optional(),
  /** Who offers the service, as the legal texts of the site name them: name, CUIT and address. */
  PROVIDER: z.string().max(300).optional(),
  /** What the account may cost in a month, in dollars, before somebody is notified. */
  MONTHLY_BUDGET_USD: z.coerce.number().positive().default(50),
  /** The version of the edge's key that the distribution uses; without it, the one made first. */
  EDGE_KEY_VERSION: z.string().min(32).optional(),
  GOOGLE_CLIENT_ID: z.string().default(""),
  /** The feeds of the courts' portals; a portal without one is shown as not connected. */
  COURT_PJN_URL: z.url({ protocol: /^https$/ }).optional(),
  COURT_MEV_URL: z.url({ protocol: /^https$/ }).optional(),
  /** The push services to which alerts may go, in place of those that the program knows. */
  PUSH_HOSTS: z
    .string()
    .regex(/^(\*\.)?[a-z0-9.-]+(,(\*\.)?[a-z0-9.-]+)*$/)
    .optional(),
  /** A table restored from a backup, to be used in place of the stack's own. */
  RESTORED_TABLE_NAME: z.string().optional(),
  RESTORED_TABLE_STREAM_ARN: z.string().optional(),
  /** Folder with a web build that already exists; without it the deployment builds one. */
  SITE_PATH: z.string().optional(),
});

/** The names of all settings. */
export const settingNames = Object.keys(schema.shape);

export type Settings = ReturnType<typeof settings>;

/** The settings of a stage, checked. Throws one sentence naming what is wrong. */
export function settings(stage: string) {
  // A name with nothing after the equals sign is a setting left out.
  const given = Object.entries(process.env).filter(([, value]) => value !== "");
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => issue.path.join(".")).join(", ");
    throw new Error(`Check .env.${stage}: ${wrong} is missing or invalid.`);
  }
  const { MAIL_FROM, SUPPORT_EMAIL, ...rest } = result.data;
  requireTogether(rest, "DOMAIN", "CERTIFICATE_ARN");
  requireTogether(rest, "RESTORED_TABLE_NAME", "RESTORED_TABLE_STREAM_ARN");
  const mailFrom = MAIL_FROM ?? `Foja <no-responder@${mailDomain(stage)}>`;
  const supportEmail = SUPPORT_EMAIL ?? `soporte@${mailDomain(stage)}`;
  return {
    ...rest,
    mailFrom,
    supportEmail,
    production: stage === "production",
    version: version(),
  };
}

/** Refuses names that the functions take for a machine of a person developing. */
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

/** The bare address in `Name <address>`. */
export function bareAddress(from: string): string {
  return from.replace(/^.*<(.+)>$/, "$1");
}

// A domain can be verified once per account and region, so each stage has one of its own.
const mailDomain = (stage: string) => (stage === "production" ? "foja.ar" : `${stage}.foja.ar`);

const version = () => z.object({ version: z.string() }).parse(readJson("package.json")).version;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

function requireTogether(values: Record<string, unknown>, one: string, other: string): void {
  if (Boolean(values[one]) !== Boolean(values[other])) {
    throw new Error(`${one} and ${other} go together: set both, or neither.`);
  }
}
