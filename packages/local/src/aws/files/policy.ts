import * as z from "zod";
import { type Credentials, isSigned } from "./signature";

export type Refusal = { status: 400 | 403; code: string; message: string };

const condition = z.union([
  z.tuple([z.literal("content-length-range"), z.coerce.number(), z.coerce.number()]),
  z.tuple([z.enum(["eq", "starts-with"]), z.string(), z.string()]),
  z.record(z.string(), z.string()),
]);
const policy = z.object({ expiration: z.string(), conditions: z.array(condition) });

type Fields = Record<string, string>;
type Rule = { field: string; fits: (value: string) => boolean };

const denied = (message: string): Refusal => ({ status: 403, code: "AccessDenied", message });

/** Form fields that need no condition. */
const FREE = new Set(["x-amz-signature", "policy", "file"]);

/**
 * Why S3 refuses a form; undefined when its policy is signed with our credentials and not expired,
 * and every field and the file's size fit it.
 */
export function refusalOfForm(
  given: Fields,
  size: number,
  bucket: string,
  own: Credentials,
): Refusal | undefined {
  const fields = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { policy: encoded = "", "x-amz-credential": scope = "" } = fields;
  if (!isSigned(encoded, scope, fields["x-amz-signature"] ?? "", own)) {
    const message =
      "The request signature we calculated does not match the signature you provided.";
    return { status: 403, code: "SignatureDoesNotMatch", message };
  }
  const read = policy.safeParse(parse(Buffer.from(encoded, "base64").toString()));
  if (!read.success)
    return { status: 400, code: "InvalidPolicyDocument", message: "Invalid Policy." };
  if (!(Date.now() < Date.parse(read.data.expiration))) {
    return denied("Invalid according to Policy: Policy expired.");
  }
  return broken(read.data.conditions, { ...fields, bucket }, size);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function broken(
  conditions: z.output<typeof policy>["conditions"],
  fields: Fields,
  size: number,
): Refusal | undefined {
  const rules = conditions.flatMap((one) => rulesOf(one));
  for (const { field, fits } of rules) {
    if (!fits(fields[field] ?? "")) {
      return denied(`Invalid according to Policy: Policy Condition failed: ${field}`);
    }
  }
  const covered = new Set(rules.map(({ field }) => field));
  const extra = Object.keys(fields).find((name) => !covered.has(name) && !FREE.has(name));
  if (extra) return denied(`Invalid according to Policy: Extra input fields: ${extra}`);
  return outOfRange(conditions, size);
}

function rulesOf(one: z.output<typeof condition>): Rule[] {
  if (!Array.isArray(one)) {
    return Object.entries(one).map(([name, wanted]) => ({
      field: name.toLowerCase(),
      fits: (value) => value === wanted,
    }));
  }
  if (one[0] === "content-length-range") return [];
  const [how, name, wanted] = one;
  const field = name.replace(/^\$/, "").toLowerCase();
  return [{ field, fits: (v) => (how === "eq" ? v === wanted : v.startsWith(wanted)) }];
}

function outOfRange(
  conditions: z.output<typeof policy>["conditions"],
  size: number,
): Refusal | undefined {
  for (const one of conditions) {
    if (!Array.isArray(one) || one[0] !== "content-length-range") continue;
    const [, least, most] = one;
    if (size < least) {
      return { status: 400, code: "EntityTooSmall", message: "Your proposed upload is too small" };
    }
    if (size > most) {
      return { status: 400, code: "EntityTooLarge", message: "Your proposed upload is too large" };
    }
  }
  return undefined;
}
