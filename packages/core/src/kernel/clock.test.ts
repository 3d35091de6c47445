import { afterEach, expect, it } from "vitest";
import { at, now, nowIso, setClock } from "./clock";

afterEach(() => setClock());

it("is the system's time unless a test sets another", () => {
  expect(Math.abs(now() - Date.now())).toBeLessThan(1000);
  setClock(() => 0);
  expect(nowIso()).toBe("1970-01-01T00:00:00.000Z");
});

it("runs work as of an instant, through what it awaits and no further", async () => {
  const seen = await at("2026-11-20T12:00:00.000Z", async () => {
    await Promise.resolve();
    return nowIso();
  });
  expect(seen).toBe("2026-11-20T12:00:00.000Z");
  expect(at(5, now)).toBe(5);
  expect(now()).toBeGreaterThan(5);
});
