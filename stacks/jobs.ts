import {
  type Reaction,
  reactions,
  type Schedule,
  type Stream,
  schedules,
  streams,
} from "@foja/functions/triggers";
import { Duration } from "aws-cdk-lib";
import * as events from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import * as lambda from "aws-cdk-lib/aws-lambda";
import { SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import { type Stack, type StackContext, use } from "sst/constructs";
import { Bus } from "./bus";
import { deadLetters, pascalCase, prepare } from "./defaults";
import { createFunction } from "./functions";
import { Storage } from "./storage";

const memoryMb = 512;

/** Everything that starts automatically: the same list that the local runtime runs. */
export function Jobs({ stack }: StackContext) {
  prepare(stack);
  return {
    scheduled: schedules.map((schedule) => addSchedule(stack, schedule)),
    streamed: streams.map((stream) => addStream(stack, stream)),
    reacting: reactions.map((reaction) => addReaction(stack, reaction)),
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

function addReaction(stack: Stack, reaction: Reaction) {
  const called = addCalled(stack, reaction);
  new events.Rule(stack, `${pascalCase(reaction.name)}Rule`, {
    eventBus: use(Bus).bus,
    eventPattern: { source: ["foja"], detailType: reaction.events },
    targets: [targetOf(called)],
  });
  return called;
}

/** A function that EventBridge invokes, and its dead-letter queue. */
function addCalled(stack: Stack, called: Schedule | Reaction) {
  const { name, handler, timeoutSeconds } = called;
  const queue = deadLetters(stack, name);
  const ofReaction = "events" in called ? called : undefined;
  // The rule's queue receives what could not be started, the function's what started and failed.
  const options = {
    ...{ name, handler, timeoutSeconds, onFailure: queue },
    memoryMb: ofReaction?.memoryMb ?? memoryMb,
    readsTexts: ofReaction?.readsTexts,
  };
  return { name, queue, ...createFunction(stack, options) };
}

const targetOf = ({ live, queue }: ReturnType<typeof addCalled>) =>
  new LambdaFunction(live, {
    deadLetterQueue: queue,
    retryAttempts: 2,
    maxEventAge: Duration.hours(2),
  });

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
