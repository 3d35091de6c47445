import { describe, expect, it } from "vitest";
import { linkOf, noticeOf, pendingIn } from "./use-alert-notices";

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

describe("the way from that snackbar", () => {
  const folderName = "Pérez c/ Gómez";
  it.each([
    [{ sourceType: "task", sourceId: "tas_1", secondaryText: folderName }, "/tareas?task=tas_1"],
    [
      { sourceType: "court", folderId: "fol_1", secondaryText: folderName },
      "/apps/folders/details/fol_1",
    ],
  ])("of %j leads to %s and names the case", (payload, to) => {
    expect(linkOf(payload)).toEqual({ label: "Ver", to, about: folderName });
  });

  it.each([[undefined], [{ sourceType: "account" }], [{ sourceType: 7, folderId: {} }]])(
    "of %j there is none",
    (payload) => expect(linkOf(payload)).toBeUndefined(),
  );
});

describe("pending alerts", () => {
  it.each([
    [[{ _id: "a" }, { primaryText: "b" }, {}, null, "c", { other: 1 }], 2],
    [{ _id: "a" }, 0],
    ["texto", 0],
    [[], 0],
  ])("of %j are %i", (payload, count) => expect(pendingIn(payload)).toBe(count));
});
