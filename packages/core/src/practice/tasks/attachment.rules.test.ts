import { describe, expect, it } from "vitest";
import { bytesOf, liveAttachments } from "./attachment.rules";
import type { Attachment } from "./task.schema";

describe("the files of a task", () => {
  const file = (status: Attachment["status"], createdAt: string, size = 10): Attachment => ({
    _id: "att",
    name: "a.pdf",
    type: "application/pdf",
    size,
    status,
    createdAt,
  });
  const old = file("ready", "2026-01-01T00:00:00.000Z");
  const begun = file("pending", "2026-11-20T11:00:00.000Z", 5);
  const late = file("pending", "2026-11-20T10:59:59.999Z", 7);

  it("stand when they are there, or were begun within the hour", () => {
    expect(liveAttachments([old, begun, late], "2026-11-20T12:00:00.000Z")).toEqual([old, begun]);
  });

  it("count once they are there", () => {
    expect(bytesOf([old, begun, late, old])).toBe(20);
    expect(bytesOf([])).toBe(0);
  });
});
