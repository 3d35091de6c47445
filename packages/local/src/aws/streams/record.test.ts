import { describe, expect, it } from "vitest";
import { itemType, toLambdaRecord } from "./record";

describe("toLambdaRecord", () => {
  it("hands over what the stream says, times in whole seconds", () => {
    const dynamodb = {
      Keys: { pk: { S: "a" } },
      NewImage: { type: { S: "thing" }, bytes: { B: "AQID" } },
      SequenceNumber: "007",
      StreamViewType: "NEW_AND_OLD_IMAGES" as const,
    };
    const at = Date.parse("2026-11-20T12:00:00Z") / 1000;
    const record = { eventID: "1", eventName: "INSERT" as const };
    const aged = { ...dynamodb, ApproximateCreationDateTime: at + 0.9 };
    expect(toLambdaRecord({ ...record, dynamodb: aged }, "arn:stream")).toEqual({
      ...record,
      eventSource: "aws:dynamodb",
      eventSourceARN: "arn:stream",
      dynamodb: { ...dynamodb, ApproximateCreationDateTime: at },
    });
  });

  it("says who removed what expired", () => {
    const userIdentity = { PrincipalId: "dynamodb.amazonaws.com", Type: "Service" };
    expect(toLambdaRecord({ userIdentity }, "").userIdentity).toEqual({
      principalId: "dynamodb.amazonaws.com",
      type: "Service",
    });
  });
});

describe("itemType", () => {
  it("is what the item is, or was once it is removed", () => {
    const thing = { type: { S: "thing" } };
    expect(itemType({ dynamodb: { NewImage: thing, OldImage: { type: { S: "old" } } } })).toBe(
      "thing",
    );
    expect(itemType({ dynamodb: { OldImage: thing } })).toBe("thing");
    expect(itemType({ dynamodb: {} })).toBeUndefined();
  });
});
