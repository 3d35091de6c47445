import { createHmac, timingSafeEqual } from "node:crypto";
import aws4, { type Request as Signable } from "aws4";

export type Credentials = { accessKeyId: string; secretAccessKey: string };

/** Reads `<id>/<day>/<region>/s3/aws4_request`; undefined for another key or service. */
function readScope(text: string, own: Credentials) {
  const [id, day = "", region = "", service, end] = text.split("/");
  const isOwn = id === own.accessKeyId && service === "s3" && end === "aws4_request";
  return isOwn ? { day, region, service } : undefined;
}

/** Compares two texts in constant time. */
function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Whether the policy of a form was signed with our credentials. `aws4` signs only requests, so the
 * key of the day is derived here.
 */
export function isSigned(policy: string, scope: string, signature: string, own: Credentials) {
  const read = readScope(scope, own);
  if (!read) return false;
  let key: string | Buffer = `AWS4${own.secretAccessKey}`;
  for (const part of [read.day, read.region, read.service, "aws4_request", policy]) {
    key = createHmac("sha256", key).update(part).digest();
  }
  return isEqual(signature, key.toString("hex"));
}

type Signature = { scope: string; signed: string; signature: string; at: string; isQuery: boolean };

/** The signature of a request: in its query, or in its `Authorization` header. */
function signatureOf(request: Request, query: URLSearchParams): Signature | undefined {
  const isQuery = query.has("X-Amz-Signature");
  const header = request.headers.get("authorization") ?? "";
  if (!isQuery && !header.startsWith("AWS4-HMAC-SHA256 ")) return undefined;
  const part = (name: string) =>
    (isQuery ? query.get(`X-Amz-${name}`) : new RegExp(`${name}=([^, ]+)`).exec(header)?.[1]) ?? "";
  const at = isQuery ? query.get("X-Amz-Date") : request.headers.get("x-amz-date");
  return {
    scope: part("Credential"),
    signed: part("SignedHeaders"),
    signature: part("Signature"),
    at: at ?? "",
    isQuery,
  };
}

/** The instant in `20261120T220000Z`. */
const instantOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

/** Why S3 refuses a request; undefined when its signature (version 4) is ours and not expired. */
export function refusalOf(request: Request, own: Credentials): string | undefined {
  const url = new URL(request.url);
  const given = signatureOf(request, url.searchParams);
  if (!given) return "AccessDenied";
  const seconds = Number(url.searchParams.get("X-Amz-Expires") ?? 900);
  if (!(Date.now() < instantOf(given.at) + seconds * 1000)) return "AccessDenied";
  const scope = readScope(given.scope, own);
  const signed = scope && isEqual(given.signature, sign(request, url, given, scope.region, own));
  return signed ? undefined : "SignatureDoesNotMatch";
}

/** Signs a request again, with the headers that its own signature covers. */
function sign(request: Request, url: URL, given: Signature, region: string, own: Credentials) {
  const names = given.signed.split(";");
  url.searchParams.delete("X-Amz-Signature");
  const signable: Signable & { extraHeadersToInclude: Record<string, boolean> } = {
    method: request.method,
    service: "s3",
    region,
    path: url.pathname + url.search,
    headers: Object.fromEntries(names.map((name) => [name, request.headers.get(name) ?? ""])),
    signQuery: given.isQuery,
    // aws4 leaves out some headers that a client may sign, such as `range`.
    extraHeadersToInclude: Object.fromEntries(names.map((name) => [name, true])),
  };
  const signer = new aws4.RequestSigner(signable, own);
  signer.datetime = given.at;
  return signer.signature();
}
