import { describe, expect, it } from "vitest";
import { noticeOf, pendingIn } from "./use-alert-notices";

describe("the snackbar of a new alert", () => {
  it.each([
    [{ primaryText: "Vence hoy", primaryVariant: "error" }, "Vence hoy", "error"],
    [{ primaryText: "", primaryVariant: "raro" }, "Nueva notificación recibida", "info"],
    [undefined, "Nueva notificación recibida", "info"],
    [{ primaryText: 7 }, "Nueva notificación recibida", "info"],
  ])("of %j says «%s»", (payload, text, variant) => {
    expect(noticeOf(payload)).toEqual({ text, variant });
  });
});

describe("pending alerts", () => {
  it.each([
    [[{ _id: "a" }, { primaryText: "b" }, {}, null, "c", { other: 1 }], 2],
    [{ _id: "a" }, 0],
    ["texto", 0],
    [[], 0],
  ])("of %j are %i", (payload, count) => expect(pendingIn(payload)).toBe(count));
});
