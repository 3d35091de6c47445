import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { fallbackPage, framedFile } from "@foja/functions/edge/public-paths";
import { beforeAll, describe, expect, it } from "vitest";
import { openSite, type StaticRequest, type StaticSite } from "./static";

const SCRIPT = "console.log('hola');".repeat(100);

let site: StaticSite;

beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), "foja-test-"));
  mkdirSync(join(root, "assets"));
  mkdirSync(join(root, "plans"));
  mkdirSync(join(root, "booking/_"), { recursive: true });
  writeFileSync(join(root, framedFile), "<h1>Turnos</h1>");
  writeFileSync(join(root, "index.html"), "<h1>Foja</h1><script>uno()</script>");
  writeFileSync(join(root, "plans/index.html"), "<h1>Planes</h1>");
  writeFileSync(join(root, fallbackPage), "<div>app</div><script>dos()</script>");
  writeFileSync(join(root, "assets/entry-Ab12.js"), SCRIPT);
  writeFileSync(join(root, "assets/logo-Cd34.png"), Buffer.alloc(2000));
  site = openSite(root);
});

const get = (path: string, more: Partial<StaticRequest> = {}) =>
  site.answer({ method: "GET", path, ...more });
const text = (path: string) => get(path).body.toString();

describe("openSite", () => {
  it("answers with the file that the edge function chose", () => {
    expect(text("/")).toContain("Foja");
    expect(text("/plans")).toContain("Planes");
    expect(text("/dashboard/default")).toContain("app");
    expect(text("/apps/folders/details/fol_1")).toContain("app");
  });

  it("lets other sites show the booking page inside of theirs, and nothing else", () => {
    const framing = (path: string) => {
      const { headers } = get(path);
      const csp = String(headers["content-security-policy"]);
      return [/frame-ancestors [^;]+/.exec(csp)?.[0], headers["x-frame-options"]];
    };
    expect(text("/booking/estudio-perez")).toContain("Turnos");
    expect(framing("/booking/estudio-perez")).toEqual(["frame-ancestors *", undefined]);
    expect(framing("/plans")).toEqual(["frame-ancestors 'none'", "DENY"]);
    expect(framing("/dashboard/default")).toEqual(["frame-ancestors 'none'", "DENY"]);
  });

  it.each(["/assets/gone.js", "/../package.json", "/%2e%2e/package.json", "/%E0%A4%A.js"])(
    "answers 404 for %s",
    (path) => {
      expect(get(path)).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
    },
  );

  it("goes with the security headers, scripts of the pages allowed by their hash", () => {
    const { headers } = get("/");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "content-type": "text/html; charset=utf-8",
    });
    const csp = String(headers["content-security-policy"]);
    expect(csp.match(/'sha256-[^']+'/g)).toHaveLength(2);
    expect(csp).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("lets hashed files be kept for good and pages be asked for again", () => {
    expect(get("/assets/entry-Ab12.js").headers["cache-control"]).toContain("immutable");
    expect(get("/").headers["cache-control"]).toContain("must-revalidate");
  });

  it("compresses text as the browser prefers", () => {
    const br = get("/assets/entry-Ab12.js", { acceptEncoding: "gzip, deflate, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    const gzip = get("/assets/entry-Ab12.js", { acceptEncoding: "gzip" });
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    expect(gzip.headers.vary).toBe("accept-encoding");
  });

  it("leaves pictures and small files as they are", () => {
    const acceptEncoding = "gzip, br";
    for (const path of ["/assets/logo-Cd34.png", "/"]) {
      expect(get(path, { acceptEncoding }).headers).not.toHaveProperty("content-encoding");
    }
  });

  it("answers 304 to who has the same already", () => {
    const { etag } = get("/").headers;
    const again = get("/", { ifNoneMatch: String(etag) });
    expect(again).toMatchObject({ status: 304, headers: { etag } });
    expect(again.body).toHaveLength(0);
    expect(get("/", { ifNoneMatch: '"otra"' }).status).toBe(200);
    const br = get("/assets/entry-Ab12.js", { acceptEncoding: "br" });
    expect(br.headers.etag).not.toBe(get("/assets/entry-Ab12.js").headers.etag);
  });

  it.each(["POST", "PUT", "DELETE"])("does not take %s", (method) => {
    expect(get("/", { method })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  });
});
