import { expect, it } from "vitest";
import { leastNeeded } from "./least-needed";

const row = (updatedAt: string, status: "nueva" | "cerrada" = "nueva") => ({ updatedAt, status });

it("offers closed cases first, then those longest untouched, and a handful", () => {
  const rows = [row("2026-11-03"), row("2026-11-01"), row("2026-11-02", "cerrada")];
  expect(leastNeeded(rows).map(({ updatedAt }) => updatedAt)).toEqual([
    "2026-11-02",
    "2026-11-01",
    "2026-11-03",
  ]);
  expect(leastNeeded(Array.from({ length: 20 }, () => row("2026-11-01")))).toHaveLength(8);
});
