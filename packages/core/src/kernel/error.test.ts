import { expect, it } from "vitest";
import { AppError, hasCode, hasKind, throttled } from "./error";

it.each([
  [new AppError("billing.unreachable", "x"), true],
  [new AppError("version.stale", "x"), false],
  [Object.assign(new Error("x"), { kind: "unavailable", code: "billing.unreachable" }), false],
  [undefined, false],
])("%#: tells an error of ours by its code and its kind", (error, is) => {
  expect(hasCode(error, "billing.unreachable")).toBe(is);
  expect(hasKind(error, "unavailable")).toBe(is);
});

it.each([
  [0, 1, "Muy seguido. Esperá 1 segundo y probá de nuevo."],
  [1000, 1, "Muy seguido. Esperá 1 segundo y probá de nuevo."],
  [1001, 2, "Muy seguido. Esperá 2 segundos y probá de nuevo."],
])("says a wait of %s ms as %s whole seconds", (waitMs, retryAfter, message) => {
  expect(throttled("Muy seguido", waitMs)).toMatchObject({ message, extra: { retryAfter } });
});
