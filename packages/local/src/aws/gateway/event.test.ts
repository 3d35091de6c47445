import { describe, expect, it } from "vitest";
import { type IncomingCall, toEvent } from "./event";

const AT = new Date("2026-11-20T14:03:22.500Z");

const call = (given: Partial<IncomingCall> = {}): IncomingCall => ({
  method: "GET",
  target: "/api/folders",
  rawHeaders: ["Host", "localhost:3000", "User-Agent", "prueba"],
  body: Buffer.alloc(0),
  sourceIp: "203.0.113.9",
  ...given,
});

describe("toEvent", () => {
  it("has the shape of API Gateway's payload 2.0", () => {
    const event = toEvent(call({ target: "/api/folders/a%20b?limit=2&fields=a&fields=b" }), AT);
    expect(event).toMatchObject({
      version: "2.0",
      routeKey: "$default",
      rawPath: "/api/folders/a%20b",
      rawQueryString: "limit=2&fields=a&fields=b",
      queryStringParameters: { limit: "2", fields: "a,b" },
      isBase64Encoded: false,
      requestContext: {
        stage: "$default",
        domainName: "localhost:3000",
        time: "20/Nov/2026:14:03:22 +0000",
        timeEpoch: AT.getTime(),
        http: {
          method: "GET",
          path: "/api/folders/a%20b",
          sourceIp: "203.0.113.9",
          userAgent: "prueba",
        },
      },
    });
    expect(event).not.toHaveProperty("body");
    expect(event).not.toHaveProperty("cookies");
  });

  it("gives every request an id of its own", () => {
    const [one, other] = [toEvent(call()), toEvent(call())];
    expect(one.requestContext.requestId).not.toBe(other.requestContext.requestId);
  });

  it("puts cookies apart, however many headers they came in", () => {
    const rawHeaders = ["Cookie", "a=1; b=x=y", "cookie", "c=3"];
    const event = toEvent(call({ rawHeaders }));
    expect(event.cookies).toEqual(["a=1", "b=x=y", "c=3"]);
    expect(event.headers).not.toHaveProperty("cookie");
  });

  it("joins repeated headers and lowers their names", () => {
    const event = toEvent(call({ rawHeaders: ["X-One", "1", "x-one", "2", "If-Match", '"3"'] }));
    expect(event.headers).toMatchObject({ "x-one": "1,2", "if-match": '"3"' });
  });

  it("adds the socket's address behind what the caller claims", () => {
    const claimed = toEvent(call({ rawHeaders: ["X-Forwarded-For", "1.2.3.4"] }));
    expect(claimed.headers["x-forwarded-for"]).toBe("1.2.3.4, 203.0.113.9");
    expect(claimed.requestContext.http.sourceIp).toBe("203.0.113.9");
    expect(toEvent(call()).headers["x-forwarded-for"]).toBe("203.0.113.9");
  });

  it.each(["application/json", "application/json; charset=utf-8", "text/plain"])(
    "passes %s as text",
    (type) => {
      const body = Buffer.from('{"carátula":"Ñandú"}');
      const event = toEvent(call({ body, rawHeaders: ["Content-Type", type] }));
      expect(event).toMatchObject({ body: '{"carátula":"Ñandú"}', isBase64Encoded: false });
    },
  );

  it.each(["application/octet-stream", "application/x-www-form-urlencoded", "image/png", ""])(
    "passes %j in base64",
    (type) => {
      const body = Buffer.from([0, 255, 10]);
      const event = toEvent(call({ body, rawHeaders: ["Content-Type", type] }));
      expect(event).toMatchObject({ body: "AP8K", isBase64Encoded: true });
    },
  );
});
