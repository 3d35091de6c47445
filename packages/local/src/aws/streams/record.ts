import type { DynamoDBRecord, AttributeValue as LambdaValue } from "aws-lambda";
import type { StreamRecord } from "./source";

type Image = NonNullable<NonNullable<StreamRecord["dynamodb"]>["NewImage"]>;
type Value = Image[string];

/** A record as Lambda hands it over: times in epoch seconds, bytes in base64. */
export function toLambdaRecord(record: StreamRecord, eventSourceARN: string): DynamoDBRecord {
  const { dynamodb, eventName, ...rest } = record;
  return {
    eventID: rest.eventID,
    eventName,
    eventVersion: rest.eventVersion,
    eventSource: "aws:dynamodb",
    awsRegion: rest.awsRegion,
    eventSourceARN,
    userIdentity: identity(rest.userIdentity),
    dynamodb: dynamodb && {
      ApproximateCreationDateTime: seconds(dynamodb.ApproximateCreationDateTime),
      Keys: toLambdaImage(dynamodb.Keys),
      NewImage: toLambdaImage(dynamodb.NewImage),
      OldImage: toLambdaImage(dynamodb.OldImage),
      SequenceNumber: dynamodb.SequenceNumber,
      SizeBytes: dynamodb.SizeBytes,
      StreamViewType: dynamodb.StreamViewType,
    },
  };
}

/** A record's item type, of what it is now or, once removed, of what it was. */
export function itemType(record: StreamRecord): string | undefined {
  return (record.dynamodb?.NewImage ?? record.dynamodb?.OldImage)?.type?.S;
}

export function sequenceOf(record: StreamRecord): string {
  return record.dynamodb?.SequenceNumber ?? "";
}

function identity(who: StreamRecord["userIdentity"]) {
  return who && { principalId: who.PrincipalId, type: who.Type };
}

function seconds(date: Date | undefined): number | undefined {
  return date && Math.floor(date.getTime() / 1000);
}

function toLambdaImage(image: Image | undefined): Record<string, LambdaValue> | undefined {
  if (!image) return undefined;
  const entries = Object.entries(image).map(([name, value]) => [name, toLambdaValue(value)]);
  return Object.fromEntries(entries);
}

function toLambdaValue(value: Value): LambdaValue {
  if (value.B) return { B: base64(value.B) };
  if (value.BS) return { BS: value.BS.map(base64) };
  if (value.L) return { L: value.L.map(toLambdaValue) };
  if (value.M) return { M: toLambdaImage(value.M) ?? {} };
  return value as LambdaValue;
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
