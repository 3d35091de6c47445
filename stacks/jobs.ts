import { type Schedule, type Stream, schedules, streams } from "@foja/functions/triggers";
import { Duration } from "aws-cdk-lib";
import * as events from "aws-cdk-lib/aws-events";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import * as lambda from "aws-cdk-lib/aws-lambda";
import { SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import { type Stack, type StackContext, use } from "sst/constructs";
import { addCalled, memoryMb, targetOf } from "./called";
import { deadLetters, pascalCase, prepare } from "./defaults";
import { createFunction } from "./functions";
import { Storage } from "./storage";

/** What starts by the hour or by a change of the table: the same lists that the local runtime runs. */
export function Jobs({ stack }: StackContext) {
  prepare(stack);
  return {
    scheduled: schedules.map((schedule) => addSchedule(stack, schedule)),
    streamed: streams.map((stream) => addStream(stack, stream)),
  };
}

function addSchedule(stack: Stack, schedule: Schedule) {
  const job = addCalled(stack, schedule);
  new events.Rule(stack, `${pascalCase(schedule.name)}Schedule`, {
    schedule: events.Schedule.expression(schedule.rate),
    targets: [targetOf(job)],
  });
  return job;
}

function addStream(stack: Stack, stream: Stream) {
  const { name, handler, timeoutSeconds } = stream;
  const { streamArn } = use(Storage);
  const queue = deadLetters(stack, name);
  const statements = [readStream(streamArn)];
  const options = { name, handler, timeoutSeconds, memoryMb, statements };
  const { handler: consumer, live } = createFunction(stack, options);
  new lambda.EventSourceMapping(stack, `${pascalCase(name)}Stream`, {
    target: live,
    eventSourceArn: streamArn,
    startingPosition: lambda.StartingPosition.TRIM_HORIZON,
    filters: filtersOf(stream),
    batchSize: stream.batchSize,
    // With any number of lanes, the changes of one partition key are handled in order.
    parallelizationFactor: stream.lanes,
    reportBatchItemFailures: true,
    bisectBatchOnError: true,
    retryAttempts: stream.maxRetries,
    // Before the stream itself drops a record, after a day, without a trace.
    maxRecordAge: Duration.hours(20),
    onFailure: new SqsDlq(queue),
  });
  return { name, handler: consumer, queue };
}

// A removal has no new image: the item's type is in the old one.
function filtersOf({ eventNames, itemTypes }: Stream) {
  const imageOf = (name: string) => (name === "REMOVE" ? "OldImage" : "NewImage");
  return ["NewImage", "OldImage"].flatMap((image) => {
    const eventName = eventNames.filter((name) => imageOf(name) === image);
    if (eventName.length === 0) return [];
    const dynamodb = { [image]: { type: { S: itemTypes } } };
    return [lambda.FilterCriteria.filter({ eventName, dynamodb })];
  });
}

function readStream(streamArn: string): PolicyStatement {
  return new PolicyStatement({
    actions: [
      "dynamodb:DescribeStream",
      "dynamodb:GetRecords",
      "dynamodb:GetShardIterator",
      "dynamodb:ListStreams",
    ],
    resources: [streamArn],
  });
}
