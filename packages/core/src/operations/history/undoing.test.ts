import { describe, expect, it } from "vitest";
import { fieldsToUndo, isWritable } from "./undoing";

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after });
const changed = (...changes: ReturnType<typeof change>[]) => ({
  action: "changed" as const,
  changes,
});

describe("isWritable", () => {
  it.each([
    ["folder", "customerName", true],
    ["folder", "court", false],
    ["folder", "causaVerified", false],
    ["folder", "pjn", false],
    ["contact", "folderIds", true],
    ["task", "dueDate", true],
    ["task", "completedAt", false],
    ["task", "attachments", false],
    ["event", "folderName", false],
    ["calculator", "amount", false],
    ["calculator", "type", false],
    ["movement", "completed", true],
    ["movement", "foja", false],
    ["notification", "user", true],
  ] as const)("of a %s: %s is %s", (kind, name, expected) => {
    expect(isWritable(kind, name)).toBe(expected);
  });
});

describe("undoing", () => {
  const due = change("dueDate", "2026-12-03", "2026-12-10");

  it("writes back what a person wrote, and not what followed from it", () => {
    const done = changed(
      change("status", "pendiente", "completada"),
      change("completedAt", null, "2026-11-22T12:00:00.000Z"),
    );
    expect(fieldsToUndo("task", done, { status: "completada" })).toEqual({ status: "pendiente" });
  });

  it.each([
    ["a field that was changed since", "task", changed(due), { dueDate: "2026-12-11" }],
    ["what no person writes", "folder", changed(change("pjn", false, true)), { pjn: true }],
    ["a move to another shelf", "task", { action: "deleted" as const, changes: [due] }, {}],
    [
      "what a court published",
      "movement",
      changed(change("completed", false, true)),
      { completed: true, source: "pjn" },
    ],
  ] as const)("has no way back from %s", (_, kind, done, now) => {
    expect(fieldsToUndo(kind, done, now)).toBeUndefined();
  });
});
