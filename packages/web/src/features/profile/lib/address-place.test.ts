import { describe, expect, it } from "vitest";
import { placeOfAddress } from "./address-place";

describe("where an address is", () => {
  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("%s is this very machine", (address) => {
    expect(placeOfAddress(address)).toBe("este mismo equipo");
  });

  it.each(["10.1.2.3", "192.168.0.7", "172.16.0.1", "172.31.9.9", "fd12::1", "fe80::1"])(
    "%s is a private network",
    (address) => expect(placeOfAddress(address)).toBe(`una red privada (${address})`),
  );

  it.each(["172.32.0.1", "192.169.0.1", "200.45.1.2", "2800:810::1", "11.0.0.1"])(
    "%s is an address and no more is said",
    (address) => expect(placeOfAddress(address)).toBe(`la dirección ${address}`),
  );
});
