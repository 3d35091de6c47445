import { createContext, runInContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { edgeCode } from "../../stacks/edge-code";

/** Runs the script like CloudFront: no modules, no Node, one event in, one request out. */
function run(name: Parameters<typeof edgeCode>[0], event: object): unknown {
  const context = createContext({ event: JSON.stringify(event) });
  const answer = runInContext(
    `${edgeCode(name)};JSON.stringify(handler(JSON.parse(event)))`,
    context,
  );
  return JSON.parse(answer);
}

const request = (uri: string) => ({
  method: "GET",
  uri,
  querystring: {},
  headers: {},
  cookies: {},
});
const event = (uri: string) => ({ viewer: { ip: "198.51.100.7" }, request: request(uri) });

describe.each(["viewer-request", "api-request"] as const)("the code of %s", (name) => {
  const code = edgeCode(name);

  it("fits into CloudFront", () => {
    expect(Buffer.byteLength(code)).toBeLessThan(10_000);
  });

  it("is one script with a handler, in syntax that its runtime knows", () => {
    expect(code).toMatch(/(^|[;}\n])function handler\(/);
    expect(code).not.toMatch(
      /\b(import|export|require|class|await)\b|\?\?|\?\.|\.\.\.|for\s*\(.* of /,
    );
  });
});

describe("the code in front of the pages", () => {
  it.each([
    ["/", "/index.html"],
    ["/plans", "/plans/index.html"],
    ["/faq/", "/faq/index.html"],
    ["/apps/folders/list", "/__spa-fallback.html"],
    ["/assets/entry-Ab12.js", "/assets/entry-Ab12.js"],
    ["/no-hay.png", "/no-hay.png"],
  ])("answers %s with %s", (uri, file) => {
    expect(run("viewer-request", event(uri))).toEqual(request(file));
  });
});

describe("the code in front of the API", () => {
  it("says who calls, and changes nothing else", () => {
    expect(run("api-request", event("/api/health"))).toEqual({
      ...request("/api/health"),
      headers: { "x-foja-viewer-address": { value: "198.51.100.7" } },
    });
  });
});
