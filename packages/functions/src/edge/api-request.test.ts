import { describe, expect, it } from "vitest";
import { handler } from "./api-request";
import { viewerAddressHeader } from "./viewer-address";

const call = (headers: Record<string, { value: string }>) =>
  handler({ viewer: { ip: "198.51.100.7" }, request: { headers, uri: "/api/health" } });

describe("api-request", () => {
  it("passes on the address that the edge saw", () => {
    expect(call({}).headers[viewerAddressHeader]).toEqual({ value: "198.51.100.7" });
  });

  it("overwrites what the caller claims", () => {
    const request = call({ [viewerAddressHeader]: { value: "203.0.113.1" } });
    expect(request.headers).toEqual({ [viewerAddressHeader]: { value: "198.51.100.7" } });
  });

  it("leaves the path and the other headers alone", () => {
    const request = call({ accept: { value: "application/json" } });
    expect(request.uri).toBe("/api/health");
    expect(request.headers.accept).toEqual({ value: "application/json" });
  });
});
