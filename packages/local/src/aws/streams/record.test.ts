import { describe, expect, it } from "vitest";
import { itemType, toLambdaRecord } from "./record";

const image = {
  type: { S: "thing" },
  bytes: { B: new Uint8Array([1, 2, 3]) },
  deep: { M: { list: { L: [{ B: new Uint8Array([255]) }, { N: "1" }, { NULL: true }] } } },
  set: { BS: [new Uint8Array([0])] },
};

describe("toLambdaRecord", () => {
  it("writes times in seconds and bytes in base64, however deep", () => {
    const record = toLambdaRecord(
      {
        eventID: "1",
        eventName: "INSERT",
        dynamodb: {
          ApproximateCreationDateTime: new Date("2026-11-20T12:00:00.900Z"),
          Keys: { pk: { S: "a" } },
          NewImage: image as never,
          SequenceNumber: "007",
          StreamViewType: "NEW_AND_OLD_IMAGES",
        },
      },
      "arn:stream",
    );
    expect(record).toMatchObject({
      eventID: "1",
      eventName: "INSERT",
      eventSource: "aws:dynamodb",
      eventSourceARN: "arn:stream",
      dynamodb: {
        ApproximateCreationDateTime: Date.parse("2026-11-20T12:00:00Z") / 1000,
        Keys: { pk: { S: "a" } },
        SequenceNumber: "007",
        NewImage: {
          type: { S: "thing" },
          bytes: { B: "AQID" },
          deep: { M: { list: { L: [{ B: "/w==" }, { N: "1" }, { NULL: true }] } } },
          set: { BS: ["AA=="] },
        },
      },
    });
    expect(record.dynamodb?.OldImage).toBeUndefined();
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
