import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export type Credentials = { accessKeyId: string; secretAccessKey: string };

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** The key with which a day's requests to a service are signed. */
function signingKey(secret: string, [day = "", region = "", service = ""]: string[]): Buffer {
  return hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), "aws4_request");
}

/** Whether a text was signed by who its credential scope says (`<id>/<day>/<region>/s3/aws4_request`). */
export function isSigned(text: string, scope: string, signature: string, own: Credentials) {
  const [id, ...rest] = scope.split("/");
  if (id !== own.accessKeyId || rest[2] !== "s3" || rest[3] !== "aws4_request") return false;
  const expected = hmac(signingKey(own.secretAccessKey, rest), text);
  const given = Buffer.from(signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type Signature = { scope: string; signed: string; signature: string; at: string };

const escaped = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** What a request says it is signed with: in its query, or in its `Authorization` header. */
function signatureOf(request: Request, query: URLSearchParams): Signature | undefined {
  if (query.has("X-Amz-Signature")) {
    return {
      scope: query.get("X-Amz-Credential") ?? "",
      signed: query.get("X-Amz-SignedHeaders") ?? "",
      signature: query.get("X-Amz-Signature") ?? "",
      at: query.get("X-Amz-Date") ?? "",
    };
  }
  const header = request.headers.get("authorization") ?? "";
  const part = (name: string) => new RegExp(`${name}=([^, ]+)`).exec(header)?.[1] ?? "";
  if (!header.startsWith("AWS4-HMAC-SHA256 ")) return undefined;
  const at = request.headers.get("x-amz-date") ?? "";
  return {
    scope: part("Credential"),
    signed: part("SignedHeaders"),
    signature: part("Signature"),
    at,
  };
}

/** The instant in `20261120T220000Z`. */
const instantOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

/** Why a request may not pass: nothing when its signature (version 4) is ours and still good. */
export function refusalOf(request: Request, own: Credentials): string | undefined {
  const url = new URL(request.url);
  const given = signatureOf(request, url.searchParams);
  if (!given) return "AccessDenied";
  const seconds = Number(url.searchParams.get("X-Amz-Expires") ?? 900);
  if (!(Date.now() < instantOf(given.at) + seconds * 1000)) return "AccessDenied";
  const scope = given.scope.split("/").slice(1).join("/");
  const text = [
    "AWS4-HMAC-SHA256",
    given.at,
    scope,
    createHash("sha256")
      .update(canonical(request, url, given.signed))
      .digest("hex"),
  ].join("\n");
  return isSigned(text, given.scope, given.signature, own) ? undefined : "SignatureDoesNotMatch";
}

function canonical(request: Request, url: URL, signed: string): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort();
  const headers = signed
    .split(";")
    .map((name) => `${name}:${(request.headers.get(name) ?? "").trim().replace(/\s+/g, " ")}\n`);
  const hash = request.headers.get("x-amz-content-sha256") ?? "UNSIGNED-PAYLOAD";
  return [request.method, url.pathname, query.join("&"), headers.join(""), signed, hash].join("\n");
}
