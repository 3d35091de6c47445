import type { DynamoDBRecord } from "aws-lambda";
import type { StreamRecord } from "./source";

/** A record as Lambda hands it over: whole seconds, and the stream it came from. */
export function toLambdaRecord(record: StreamRecord, eventSourceARN: string): DynamoDBRecord {
  const { dynamodb, userIdentity: who, ...rest } = record;
  return {
    ...rest,
    eventSource: "aws:dynamodb",
    eventSourceARN,
    userIdentity: who && { principalId: who.PrincipalId, type: who.Type },
    dynamodb: dynamodb && {
      ...dynamodb,
      ApproximateCreationDateTime: Math.floor(dynamodb.ApproximateCreationDateTime ?? 0),
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
