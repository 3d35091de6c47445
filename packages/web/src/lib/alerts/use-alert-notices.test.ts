import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { courtDaysOf } from "../court/court-days";
import { linkOf, noticeOf, pendingIn, pendingText } from "./use-alert-notices";

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

describe("the snackbar of a past date", () => {
  const late = {
    primaryText: "Vence el lunes 23/11/2026: Diligenciar la cédula",
    ...{ primaryVariant: "error", sourceType: "task", expirationDate: "2026-11-23" },
  };
  beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-26T15:00:00.000Z") }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    [{}, "Venció el lun 23/11 · hace 3 hábiles: Diligenciar la cédula"],
    [{ expirationDate: "2026-11-26" }, late.primaryText],
    [{ sourceType: "event" }, late.primaryText],
    [{ expirationDate: "mañana" }, late.primaryText],
  ])("with %j is «%s»", (change, text) => {
    expect(noticeOf({ ...late, ...change }, courtDaysOf("PJN")).text).toBe(text);
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
    [1, "Recibida 1 notificación pendiente"],
    [2, "Recibidas 2 notificaciones pendientes"],
  ])("%i are «%s»", (count, text) => expect(pendingText(count)).toBe(text));

  it.each([
    [[{ _id: "a" }, { primaryText: "b" }, {}, null, "c", { other: 1 }], 2],
    [{ _id: "a" }, 0],
    ["texto", 0],
    [[], 0],
  ])("of %j are %i", (payload, count) => expect(pendingIn(payload)).toBe(count));
});
