import { expect, it } from "vitest";
import { isOpen, isSameNumber, isStop, stateAfter, whyFailed } from "./state.rules";

it.each([
  ["sending", "sent", "sent"],
  ["sent", "read", "read"],
  // Webhooks come in no order.
  ["read", "delivered", "read"],
  ["delivered", "sent", "delivered"],
  ["sent", "failed", "failed"],
  ["delivered", "failed", "delivered"],
  ["failed", "sent", "failed"],
  ["failed", "delivered", "delivered"],
  ["sent", "played", "sent"],
] as const)("after %s, «%s» leaves it %s", (was, said, is) => {
  expect(stateAfter(was, said)).toBe(is);
});

it("lets words of our own go for 24 hours after a person wrote", () => {
  const at = "2026-11-20T12:00:00.000Z";
  expect(isOpen(at, Date.parse("2026-11-21T11:59:59.999Z"))).toBe(true);
  expect(isOpen(at, Date.parse("2026-11-21T12:00:00.000Z"))).toBe(false);
  expect(isOpen(undefined, Date.parse(at))).toBe(false);
});

it.each([
  ["BAJA", true],
  [" baja. ", true],
  ["Stop!", true],
  ["¿Me das de baja el poder?", false],
  ["bajada", false],
])("reads whether «%s» asks for no more", (text, is) => {
  expect(isStop(text)).toBe(is);
});

it("says why a message did not arrive", () => {
  expect(whyFailed(131026)).toBe("ese número no tiene WhatsApp");
  expect(whyFailed(999)).toBe("WhatsApp respondió el error 999");
  expect(whyFailed(null)).toBe("WhatsApp no dijo por qué");
});

it.each([
  ["5491143210000", "541143210000", true],
  ["5491143210000", "5491143210000", true],
  ["5491143210000", "5491143210001", false],
  ["5491143210000", "59891143210000", false],
])("knows whether %s and %s are one number", (one, other, is) => {
  expect(isSameNumber(one, other)).toBe(is);
});
