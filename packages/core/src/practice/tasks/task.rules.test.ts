import { describe, expect, it } from "vitest";
import { completedAt, isOpen, toggled } from "./task.rules";
import { createTask, TASK_STATUSES } from "./task.schema";

describe("the states of a task", () => {
  it.each(TASK_STATUSES)("%s: open, and where a tick takes it", (status) => {
    expect(isOpen(status)).toBe(["pendiente", "enProceso"].includes(status));
    expect(toggled(status)).toBe(status === "completada" ? "pendiente" : "completada");
  });

  it.each([
    ["completada", null, "ahora"],
    ["completada", "antes", "antes"],
    ["pendiente", "antes", null],
    ["cancelada", "antes", null],
    ["enProceso", null, null],
  ] as const)("%s, done %s: done %s", (status, before, after) => {
    expect(completedAt({ completedAt: before }, status, "ahora")).toBe(after);
  });
});

describe("labels", () => {
  it("are trimmed, and kept once whatever their accents and capitals", () => {
    const { tags } = createTask.parse({ name: "a", tags: [" Mora", "MORÁ", "mora ", "b"] });
    expect(tags).toEqual(["Mora", "b"]);
  });

  it.each([[["a\nb"]], [[""]], [[7]], [["x".repeat(41)]]])("may not be %j", (tags) => {
    expect(createTask.safeParse({ name: "a", tags }).success).toBe(false);
  });
});
