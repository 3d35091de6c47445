import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as Headers from "./headers";

const hashOf = (script: string) =>
  `sha256-${createHash("sha256").update(script, "utf8").digest("base64")}`;

describe("content policy", () => {
  it("denies by default and lets in what the app needs, without inline scripts", () => {
    const csp = Headers.buildCsp([]);
    expect(csp).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).toContain("base-uri 'none'");
    expect(csp).toContain("form-action 'self'");
    expect(csp).not.toMatch(/script-src[^;]*unsafe/);
    expect(csp).not.toMatch(/[\r\n]/);
  });

  it("names the hashes it was given in script-src", () => {
    expect(Headers.buildCsp(["sha256-abc=", "sha256-def="])).toContain(
      "script-src 'self' 'sha256-abc=' 'sha256-def=';",
    );
  });

  it("goes with every other header on a page", () => {
    expect(Headers.pageHeaders(["sha256-abc="])).toEqual({
      "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "content-security-policy": Headers.buildCsp(["sha256-abc="]),
    });
  });
});

describe("the headers of a page that may be framed", () => {
  it("are those of every page, but for who may show it", () => {
    const { "x-frame-options": _, ...page } = Headers.pageHeaders(["sha256-abc="]);
    const csp = page["content-security-policy"]?.replace(
      "frame-ancestors 'none'",
      "frame-ancestors *",
    );
    expect(Headers.framedPageHeaders(["sha256-abc="])).toEqual({
      ...page,
      "content-security-policy": csp,
    });
  });
});

describe("inlineScriptHashes", () => {
  it("hashes the exact text of each inline script once", () => {
    const html = `<script>uno("ñ")</script><p></p><SCRIPT type="module" async="">
      dos();
    </SCRIPT><script>uno("ñ")</script>`;
    expect(Headers.inlineScriptHashes(html)).toEqual([
      hashOf('uno("ñ")'),
      hashOf("\n      dos();\n    "),
    ]);
  });

  it("leaves out scripts that come from a file, and empty ones", () => {
    const html = `<script src="/assets/a.js"></script><script
      type="module" src='/assets/b.js'>ignorado()</script><script></script>`;
    expect(Headers.inlineScriptHashes(html)).toEqual([]);
  });

  it("leaves out data, which nothing runs", () => {
    const html = '<script type="application/ld+json">{"@type":"FAQPage"}</script>';
    expect(Headers.inlineScriptHashes(html)).toEqual([]);
  });

  it("does not take another attribute for a source", () => {
    const html = '<script data-src="x">uno()</script>';
    expect(Headers.inlineScriptHashes(html)).toEqual([hashOf("uno()")]);
  });

  it("answers nothing for a page without scripts", () => {
    expect(Headers.inlineScriptHashes("<h1>Foja</h1>")).toEqual([]);
  });
});

describe("cacheControl", () => {
  it.each(["assets/entry-Ab12.js", "/assets/entry-Ab12.js"])("keeps %s for good", (path) => {
    expect(Headers.cacheControl(path)).toBe(Headers.immutableCache);
  });

  it.each(["/index.html", "/plans/index.html", "/worker.js", "/x/assets/a.js"])(
    "asks again for %s",
    (path) => {
      expect(Headers.cacheControl(path)).toBe(Headers.revalidateCache);
    },
  );
});
