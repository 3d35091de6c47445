import { describe, expect, it } from "vitest";
import { toAnswer } from "./result";

describe("toAnswer", () => {
  it("takes status, headers, cookies and text", () => {
    const answer = toAnswer({
      statusCode: 201,
      headers: { "Content-Type": "application/json", ETag: '"1"' },
      cookies: ["a=1; Path=/", "b=2"],
      body: '{"ñ":1}',
    });
    expect(answer).toEqual({
      status: 201,
      headers: {
        "content-type": "application/json",
        etag: '"1"',
        "set-cookie": ["a=1; Path=/", "b=2"],
      },
      body: Buffer.from('{"ñ":1}'),
    });
  });

  it("decodes base64", () => {
    const answer = toAnswer({ statusCode: 200, body: "AP8K", isBase64Encoded: true });
    expect(answer.body).toEqual(Buffer.from([0, 255, 10]));
  });

  it("leaves the headers of the connection to the server", () => {
    const headers = { "Content-Length": 3, "transfer-encoding": "chunked", Connection: "close" };
    expect(toAnswer({ statusCode: 200, headers }).headers).toEqual({});
  });

  it.each([
    ["hola", "hola"],
    [{ a: 1 }, '{"a":1}'],
    [undefined, "null"],
  ])("takes %j without a status for a whole JSON body", (result, body) => {
    expect(toAnswer(result)).toMatchObject({
      status: 200,
      headers: { "content-type": "application/json" },
      body: Buffer.from(body),
    });
  });

  it.each([0, 99, 600, 200.5, "200"])("answers 500 for the status %j", (statusCode) => {
    expect(toAnswer({ statusCode })).toMatchObject({ status: 500 });
  });
});
