import type { Stream } from "@foja/functions/triggers";
import type { DynamoDBRecord } from "aws-lambda";
import type { StreamRecord } from "./source";

/** A record as Lambda passes it to functions: with whole seconds and its stream's ARN. */
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

/** The type of a record's item: of the new image or, when it was removed, of the old one. */
export function itemType(record: StreamRecord | DynamoDBRecord): string | undefined {
  return (record.dynamodb?.NewImage ?? record.dynamodb?.OldImage)?.type?.S;
}

export function sequenceOf(record: StreamRecord | DynamoDBRecord): string {
  return record.dynamodb?.SequenceNumber ?? "";
}

/** Whether a record passes a trigger's filter: the kind of change and the type of the item. */
export function concerns(trigger: Stream, record: StreamRecord | DynamoDBRecord): boolean {
  const kind = record.eventName;
  return (
    kind !== undefined &&
    trigger.eventNames.includes(kind) &&
    trigger.itemTypes.includes(itemType(record) ?? "")
  );
}
