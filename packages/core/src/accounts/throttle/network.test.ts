import { describe, expect, it } from "vitest";
import { networkOf } from "./network";

describe("the network of an address", () => {
  it("is one for every IPv6 address of a subscriber, however it is written", () => {
    const home = networkOf("2001:db8:1:2a00::1");
    expect(networkOf("2001:db8:1:2aff:ffff:ffff:ffff:ffff")).toBe(home);
    expect(networkOf("2001:0DB8:0001:2A00:0000:0000:0000:0001")).toBe(home);
    expect(networkOf("2001:db8:1:2b00::1")).not.toBe(home);
  });

  it("is an IPv4 address itself, mapped into IPv6 or not", () => {
    expect(networkOf("203.0.113.9")).toBe("203.0.113.9");
    expect(networkOf("::ffff:203.0.113.9")).toBe("203.0.113.9");
    expect(networkOf("203.0.113.10")).not.toBe(networkOf("203.0.113.9"));
  });

  it("is what is no address as it is", () => {
    expect(["-", "", "2001:db8::12345"].map(networkOf)).toEqual(["-", "", "2001:db8::12345"]);
  });
});
