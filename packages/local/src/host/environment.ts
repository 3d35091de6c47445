import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { FILES_BUCKET, FILES_PATH } from "../aws/files/place";
import { readIfThere, writeAtomically } from "../support/files";
import { COURT_MEV_KEY, COURT_PJN_KEY } from "../vendors/court/keys";
import { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } from "../vendors/google/token";
import { newPushKey, pushSecrets } from "../vendors/push/keys";
import { newStripeSecret } from "../vendors/stripe/keys";
import { WHATSAPP_PHONE_ID } from "../vendors/whatsapp/whatsapp";

export type EnvironmentParts = {
  port: number;
  /** The port that people open: `port`, unless another server stands in front. */
  frontPort?: number;
  databaseEndpoint: string;
  tableName: string;
  dataDir: string;
};

/** The credentials with which the functions call the AWS stand-ins. */
export const LOCAL_CREDENTIALS = { accessKeyId: "local", secretAccessKey: "local" };

/** Name of the event bus. */
export const EVENT_BUS = "foja";

/** Name of the queue of sockets to check again. */
export const GUARD_QUEUE = "guard";

/** Name of the queue of vouchers to ask ARCA about. */
export const TAX_QUEUE = "tax";

/** Name of the queue of lanes of campaigns. */
export const CAMPAIGNS_QUEUE = "campaigns";

/** The domain whose mail comes in: what cases have addresses of. */
export const MAIL_IN_DOMAIN = "in.foja.localhost";

/** Names of SES's configuration sets: for mails that people wait for, and for campaigns. */
const MAIL_SET = "foja";
export const CAMPAIGNS_SET = "foja-campaigns";

/** The environment variables of the functions, all pointing at this machine. */
export function buildEnvironment(parts: EnvironmentParts): Record<string, string> {
  const { port, databaseEndpoint, tableName, dataDir } = parts;
  const inner = `http://127.0.0.1:${port}`;
  const front = `http://localhost:${parts.frontPort ?? port}`;
  return {
    STAGE: "local",
    APP_URL: front,
    ALLOWED_ORIGINS: inner,
    TABLE_NAME: tableName,
    DYNAMODB_ENDPOINT: databaseEndpoint,
    FILES_BUCKET,
    // The host name that people open: their browser posts and fetches files there.
    S3_ENDPOINT: `${front}${FILES_PATH}`,
    SES_ENDPOINT: `${inner}/_local/ses`,
    SES_CONFIGURATION_SET: MAIL_SET,
    SES_CAMPAIGNS_SET: CAMPAIGNS_SET,
    MAIL_IN_DOMAIN,
    MALWARE_SCAN: "guardduty",
    EVENTS_ENDPOINT: `${inner}/_local/events`,
    EVENT_BUS,
    SQS_ENDPOINT: `${inner}/_local/sqs`,
    GUARD_QUEUE_URL: `${inner}/_local/sqs/000000000000/${GUARD_QUEUE}`,
    TAX_QUEUE_URL: `${inner}/_local/sqs/000000000000/${TAX_QUEUE}`,
    CAMPAIGNS_QUEUE_URL: `${inner}/_local/sqs/000000000000/${CAMPAIGNS_QUEUE}`,
    DEAD_LETTERS_URL: `${inner}/_local/sqs/000000000000/`,
    KMS_ENDPOINT: `${inner}/_local/kms`,
    SOCKETS_ENDPOINT: `${inner}/_local/sockets`,
    GOOGLE_CLIENT_ID,
    GOOGLE_AUTH_URL: `${front}/_local/google/o/oauth2/v2/auth`,
    GOOGLE_JWKS_URL: `${inner}/_local/google/certs`,
    GOOGLE_OAUTH_URL: `${inner}/_local/google/oauth2`,
    GOOGLE_CALENDAR_URL: inner,
    GOOGLE_CLIENT_SECRET,
    STRIPE_API_URL: inner,
    STRIPE_SECRET_KEY: keptIn(dataDir, "stripe-key", newStripeSecret),
    STRIPE_WEBHOOK_SECRET: keptIn(dataDir, "stripe-webhook-secret", newStripeSecret),
    WHATSAPP_API_URL: `${inner}/_local/whatsapp/graph`,
    WHATSAPP_PHONE_ID,
    WHATSAPP_TOKEN: keptIn(dataDir, "whatsapp-token", newSecret),
    WHATSAPP_APP_SECRET: keptIn(dataDir, "whatsapp-app-secret", newSecret),
    WHATSAPP_VERIFY_TOKEN: keptIn(dataDir, "whatsapp-verify-token", newSecret),
    RATES_ENDPOINT: `${inner}/_local/bcra/estadisticas/v4.0`,
    ARCA_WSAA_URL: `${inner}/_local/arca/wsaa`,
    ARCA_WSFE_URL: `${inner}/_local/arca/wsfe`,
    COURT_PJN_URL: `${inner}/_local/court/pjn`,
    COURT_MEV_URL: `${inner}/_local/court/mev`,
    COURT_PJN_KEY,
    COURT_MEV_KEY,
    WEBHOOKS_LOOPBACK: "yes",
    PUSH_STAND_IN: `${inner}/_local/push`,
    ...pushSecrets(keptIn(dataDir, "push-key", newPushKey)),
    JWT_SECRET: keptIn(dataDir, "jwt-secret", newSecret),
    ADDRESS_KEY: keptIn(dataDir, "address-key", newSecret),
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: LOCAL_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: LOCAL_CREDENTIALS.secretAccessKey,
    // A log line for every call would hide the address to open; failures still show.
    POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? "WARN",
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  };
}

/** The prefix marks it as useless anywhere else. */
const newSecret = () => `local-${randomBytes(32).toString("base64url")}`;

/** The secret in a file of the data folder; made on first use. */
function keptIn(dataDir: string, name: string, make: () => string): string {
  const path = join(dataDir, name);
  const existing = readIfThere(path);
  if (existing !== undefined) return existing.trim();
  const secret = make();
  writeAtomically(path, `${secret}\n`, 0o600);
  return secret;
}

/**
 * Sets the environment variables, and removes every `AWS_*` of the shell first: credentials of a
 * real account must never reach the functions of a local Foja.
 */
export function applyEnvironment(values: Record<string, string>): void {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith("AWS_")) delete process.env[name];
  }
  Object.assign(process.env, values);
}
