import { createHmac } from "node:crypto";
import { isSame } from "./digest";
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
  | "WHATSAPP_TOKEN"
  | "WHATSAPP_APP_SECRET"
  | "WHATSAPP_VERIFY_TOKEN"
  | "RATES_CA"
  | "COURT_PJN_KEY"
  | "COURT_MEV_KEY"
  | "PUSH_PUBLIC_KEY"
  | "PUSH_PRIVATE_KEY";

/**
 * The secrets that may be changed while what was made with the one before stays good: as long as a
 * parameter of the same name with `_PREVIOUS` is kept.
 */
export const ROTATED = ["JWT_SECRET", "ADDRESS_KEY", "PUSH_PRIVATE_KEY"] as const;

export type RotatedSecret = (typeof ROTATED)[number];

const PREVIOUS = "_PREVIOUS";

const held = new Map<string, Promise<string | undefined>>();

/**
 * Returns a secret of this stage. On a developer's machine it comes from the environment made by
 * the local runtime; in a deployment only from SSM Parameter Store, read once per process. Throws
 * when it is missing, too short, or a development secret in a deployment.
 */
export async function secret(name: SecretName): Promise<string> {
  const value = await heldOrRead(name);
  if (value === undefined) throw new Error(`${name} is missing`);
  return value;
}

/** The value of a secret before its last change, read likewise; undefined where none is kept. */
export const previousSecret = (name: RotatedSecret): Promise<string | undefined> =>
  heldOrRead(`${name}${PREVIOUS}`);

function heldOrRead(name: string): Promise<string | undefined> {
  let value = held.get(name);
  if (!value) {
    value = read(name);
    held.set(name, value);
    // A failed read is not remembered: the next request tries again.
    value.catch(() => held.delete(name));
  }
  return value;
}

async function read(name: string): Promise<string | undefined> {
  const { STAGE, SECRETS_PATH } = env();
  const local = STAGE === "local" || STAGE === "test";
  if (!local && !SECRETS_PATH) throw new Error("SECRETS_PATH is required outside one machine");
  const value = local ? process.env[name] : await stored(`${SECRETS_PATH}/${name}`);
  if (!value && name.endsWith(PREVIOUS)) return undefined;
  if (!value || value.length < 32) throw new Error(`${name} is missing or shorter than 32`);
  if (!local && value.startsWith("local-")) throw new Error(`${name} is a development secret`);
  return value;
}

async function stored(path: string): Promise<string | undefined> {
  try {
    return await fromParameterStore(path);
  } catch (error) {
    if (nameOf(Object(error).cause) === "ParameterNotFound") return undefined;
    throw error;
  }
}

const nameOf = (error: unknown): unknown => Object(error).name;

/** The value at a path of SSM Parameter Store, decrypted. Throws when there is none. */
export async function fromParameterStore(path: string): Promise<string | undefined> {
  const { SSMProvider } = await import("@aws-lambda-powertools/parameters/ssm");
  const clientConfig = { region: env().AWS_REGION, endpoint: env().SSM_ENDPOINT };
  return new SSMProvider({ clientConfig }).get(path, { decrypt: true });
}

/** The HMAC-SHA-256 of a text with the stage's key: proof that this stage wrote it. */
export const macOf = async (text: string): Promise<Buffer> =>
  hmac(await secret("JWT_SECRET"), text);

/** The MAC of a text with the stage's key, and with the one before it where that is kept. */
export const macsOf = (text: string): Promise<Buffer[]> => withEach("JWT_SECRET", text);

/**
 * Whether `given` is the MAC of a text in base64url, or as many of its first letters as `length`
 * says: by the stage's key or, where it is kept, by the one before it.
 */
export const isMacOf = (text: string, given: string, length?: number): Promise<boolean> =>
  isByEither("JWT_SECRET", text, given, length);

/**
 * The HMAC-SHA-256 of a text with the stage's key of addresses, as base64url. Does not change with
 * `JWT_SECRET`, because people who unsubscribed must be recognised for ever.
 */
export const addressMac = async (text: string): Promise<string> =>
  hmac(await secret("ADDRESS_KEY"), text).toString("base64url");

/** Like `addressMac`, and with the key before it where that is kept. */
export const addressMacs = async (text: string): Promise<string[]> =>
  (await withEach("ADDRESS_KEY", text)).map((mac) => mac.toString("base64url"));

/** Whether `given` is such a MAC of a text, by either key. */
export const isAddressMac = (text: string, given: string): Promise<boolean> =>
  isByEither("ADDRESS_KEY", text, given);

const hmac = (key: string, text: string): Buffer => createHmac("sha256", key).update(text).digest();

async function withEach(name: RotatedSecret, text: string): Promise<Buffer[]> {
  const before = await previousSecret(name);
  const mac = hmac(await secret(name), text);
  return before === undefined ? [mac] : [mac, hmac(before, text)];
}

async function isByEither(name: RotatedSecret, text: string, given: string, length?: number) {
  const isBy = (key: string) =>
    isSame(given, hmac(key, text).toString("base64url").slice(0, length));
  if (isBy(await secret(name))) return true;
  const before = await previousSecret(name);
  return before !== undefined && isBy(before);
}

/** Forgets the secrets that were read: for tests that change the environment. */
export function resetSecrets(): void {
  held.clear();
}
