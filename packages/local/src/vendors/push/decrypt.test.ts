import { createECDH } from "node:crypto";
import { expect, it } from "vitest";
import { decrypt } from "./decrypt";

const bytes = (text: string) => Buffer.from(text, "base64url");

/** The keys and the message of RFC 8291, section 5. */
function example() {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"));
  const auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
  const message = bytes(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T" +
      "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
  return { keys: { curve, auth }, message };
}

it("reads the message that the standard gives as its example", () => {
  const { keys, message } = example();
  expect(decrypt(message, keys)).toBe("When I grow up, I want to be a watermelon");
});

it("refuses a message that was changed on its way, or was for another", () => {
  const { keys, message } = example();
  const changed = Buffer.from(message);
  changed[message.length - 1] = (message.at(-1) ?? 0) ^ 1;
  expect(() => decrypt(changed, keys)).toThrow();
  expect(() => decrypt(message, { ...keys, auth: Buffer.alloc(16) })).toThrow();
});
