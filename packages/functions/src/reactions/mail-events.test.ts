import { newTenant } from "@foja/harness/tenant";
import type { EventBridgeEvent } from "aws-lambda";
import { expect, it, vi } from "vitest";
import { log } from "../log";
import { handler } from "./mail-events";

const AT = "2026-11-27T12:00:00.000Z";

const complaint = (practice: string, messageId: string) =>
  ({
    id: messageId,
    detail: {
      eventType: "Complaint",
      mail: { timestamp: AT, messageId, tags: { practice: [practice] } },
      complaint: { timestamp: AT },
    },
  }) as unknown as EventBridgeEvent<string, unknown>;

it("rings once when the complaints about a practice's letters stop it, and names no address", async () => {
  const { userId } = await newTenant();
  const told = vi.spyOn(log(), "error").mockImplementation(() => {});
  await handler(complaint(userId, "one"));
  await handler(complaint(userId, "one"));
  expect(told).not.toHaveBeenCalled();
  await handler(complaint(userId, "two"));
  await handler(complaint(userId, "three"));
  expect(told.mock.calls).toEqual([["letters stopped", { practice: userId, reason: "stopped" }]]);
  told.mockRestore();
});
