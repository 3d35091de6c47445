import { createHmac } from "node:crypto";
import { env } from "./env";

/**
 * The names of the stored secrets. Two are not secret but stored with them: `RATES_CA`, the
 * certificates trusted for the BCRA, as PEM, and `PUSH_PUBLIC_KEY`.
 */
export type SecretName =
  | "JWT_SECRET"
  | "ADDRESS_KEY"
  | "GOOGLE_CLIENT_SECRET"
  | "STRIPE_SECRET_KEY"
  | "STRIPE_WEBHOOK_SECRET"
  | "RATES_CA"
  | "COURT_PJN_KEY"
  | "COURT_MEV_KEY"
  | "PUSH_PUBLIC_KEY"
  | "PUSH_PRIVATE_KEY";

const held = new Map<SecretName, Promise<string>>();

/**
 * Returns a secret of this stage. On a developer's machine it comes from the environment made by
 * the local runtime; in a deployment only from SSM Parameter Store, read once per process. Throws
 * when it is missing, too short, or a development secret in a deployment.
 */
export function secret(name: SecretName): Promise<string> {
  let value = held.get(name);
  if (!value) {
    value = read(name);
    held.set(name, value);
    // A failed read is not remembered: the next request tries again.
    value.catch(() => held.delete(name));
  }
  return value;
}

async function read(name: SecretName): Promise<string> {
  const { STAGE, SECRETS_PATH } = env();
  const local = STAGE === "local" || STAGE === "test";
  if (!local && !SECRETS_PATH) throw new Error("SECRETS_PATH is required outside one machine");
  const value = local ? process.env[name] : await fromParameterStore(`${SECRETS_PATH}/${name}`);
  if (!value || value.length < 32) throw new Error(`${name} is missing or shorter than 32`);
  if (!local && value.startsWith("local-")) throw new Error(`${name} is a development secret`);
  return value;
}

/** The value at a path of SSM Parameter Store, decrypted. Throws when there is none. */
export async function fromParameterStore(path: string): Promise<string | undefined> {
  const { SSMProvider } = await import("@aws-lambda-powertools/parameters/ssm");
  const clientConfig = { region: env().AWS_REGION, endpoint: env().SSM_ENDPOINT };
  return new SSMProvider({ clientConfig }).get(path, { decrypt: true });
}

/** The HMAC-SHA-256 of a text with the stage's key: proof that this stage wrote it. */
export async function macOf(text: string): Promise<Buffer> {
  return createHmac("sha256", await secret("JWT_SECRET"))
    .update(text)
    .digest();
}

/**
 * The HMAC-SHA-256 of a text with the stage's key of addresses, as base64url. Does not change with
 * `JWT_SECRET`, because people who unsubscribed must be recognised for ever.
 */
export async function addressMac(text: string): Promise<string> {
  return createHmac("sha256", await secret("ADDRESS_KEY"))
    .update(text)
    .digest("base64url");
}

/** Forgets the secrets that were read: for tests that change the environment. */
export function resetSecrets(): void {
  held.clear();
}
