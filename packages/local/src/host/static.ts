import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import {
  cacheControl,
  framedPageHeaders,
  inlineScriptHashes,
  pageHeaders,
} from "@foja/functions/edge/headers";
import { framedFile } from "@foja/functions/edge/public-paths";
import { handler as viewerRequest } from "@foja/functions/edge/viewer-request";
import { lookup } from "mrmime";
import type { Answer } from "../aws/gateway/result";

export type StaticRequest = {
  method: string;
  path: string;
  acceptEncoding?: string;
  ifNoneMatch?: string;
};

export type StaticSite = { answer(request: StaticRequest): Answer };

type File = { path: string; content: Buffer; etag: string; type: string };

/** Serves the built web app as CloudFront does: edge function, headers, compression, caching. */
export function openSite(root: string, filesOrigin?: string): StaticSite {
  // Read once: a build that changes meanwhile is served from the next start, never in part.
  const files = new Map(listFiles(root).map((path) => [path, readFile(root, path)]));
  const hashes = scriptHashes([...files.values()]);
  const security = pageHeaders(hashes, filesOrigin);
  const framed = framedPageHeaders(hashes, filesOrigin);
  const encodings = new Map<string, Buffer>();
  return {
    answer: (request) => {
      const refusal = refuse(request.method, security);
      if (refusal) return refusal;
      const { uri } = viewerRequest({ request: { uri: request.path } });
      const file = files.get(decode(uri) ?? "");
      if (!file) return notFound(security);
      return present(file, request, file.path === framedFile ? framed : security, encodings);
    },
  };
}

function present(
  file: File,
  request: StaticRequest,
  security: Record<string, string>,
  encodings: Map<string, Buffer>,
): Answer {
  const encoding = isCompressible(file) ? choose(request.acceptEncoding ?? "") : undefined;
  const etag = encoding ? `"${file.etag}-${encoding}"` : `"${file.etag}"`;
  const headers = {
    ...security,
    "cache-control": cacheControl(file.path),
    "content-type": file.type,
    etag,
    vary: "accept-encoding",
    ...(encoding && { "content-encoding": encoding }),
  };
  if (request.ifNoneMatch?.includes(etag)) return { status: 304, headers, body: NOTHING };
  const body = encoding
    ? remember(encodings, `${encoding} ${file.path}`, () => compress(file.content, encoding))
    : file.content;
  return { status: 200, headers, body };
}

const NOTHING = Buffer.alloc(0);

function refuse(method: string, security: Record<string, string>): Answer | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  return plain(405, "Only GET and HEAD are served here.", { ...security, allow: "GET, HEAD" });
}

function notFound(security: Record<string, string>): Answer {
  return plain(404, "There is no such file.", { ...security, "cache-control": "no-store" });
}

function plain(status: number, text: string, headers: Record<string, string>): Answer {
  const body = Buffer.from(`${text}\n`);
  return { status, headers: { ...headers, "content-type": "text/plain; charset=utf-8" }, body };
}

type Encoding = "br" | "gzip";

/** CloudFront compresses text from 1,000 bytes to 10 MB. */
function isCompressible({ content, type }: File): boolean {
  if (content.length < 1000 || content.length > 10_000_000) return false;
  return /^(text\/|image\/svg|application\/(json|javascript|manifest\+json|xml|wasm))/.test(type);
}

function choose(accepted: string): Encoding | undefined {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

function compress(content: Buffer, encoding: Encoding): Buffer {
  if (encoding === "gzip") return gzipSync(content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(content, { params });
}

function readFile(root: string, path: string): File {
  const content = readFileSync(join(root, path));
  const etag = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const type = lookup(path) ?? "application/octet-stream";
  const isText = type.startsWith("text/") || type === "application/javascript";
  return { path, content, etag, type: isText ? `${type}; charset=utf-8` : type };
}

function listFiles(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const toPath = (name: string) => `/${relative(root, name).split(sep).join(posix.sep)}`;
  return files.map((entry) => toPath(join(entry.parentPath, entry.name)));
}

/** The hashes of the inline scripts of all pages, which share one content security policy. */
function scriptHashes(files: File[]): string[] {
  const pages = files.filter(({ path }) => path.endsWith(".html"));
  const hashes = pages.flatMap(({ content }) => inlineScriptHashes(content.toString()));
  return [...new Set(hashes)];
}

function decode(uri: string): string | undefined {
  try {
    return decodeURIComponent(uri);
  } catch {
    return undefined;
  }
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  known.set(key, made);
  return made;
}
