import {
  campaignsQueue,
  mailEvents,
  mailIn,
  reactions,
  schedules,
  socketGuard,
  streams,
  taxQueue,
} from "@foja/functions/triggers";
import { describe, expect, it } from "vitest";
import { pascalCase } from "../../stacks/defaults";
import { deployments, ofType, type Resource } from "./synth";

/** When each scheduled job runs (UTC), written by hand: what is deployed is compared with it. */
const HOURS: Record<string, string> = {
  "deadlines-sweep": "cron(0/5 * * * ? *)",
  "letters-sweep": "rate(1 minute)",
  "reservations-remind": "rate(5 minutes)",
  "holds-expire": "rate(5 minutes)",
  "invoices-sweep": "rate(5 minutes)",
  "plans-apply": "rate(5 minutes)",
  "campaigns-send": "rate(1 minute)",
  "exports-build": "rate(5 minutes)",
  "bundles-sweep": "rate(5 minutes)",
  "webhooks-sweep": "rate(1 minute)",
  "case-imports-sweep": "rate(1 minute)",
  "erasures-run": "rate(15 minutes)",
  "court-sync": "rate(15 minutes)",
  "calendar-sync": "rate(15 minutes)",
  "calendar-renew": "rate(12 hours)",
  "downgrades-apply": "rate(5 minutes)",
  "subscriptions-reconcile": "rate(1 hour)",
  "digest-send": "cron(0 11 * * ? *)",
  "deadlines-recompute": "cron(0 8 * * ? *)",
  "rates-fetch": "cron(0 12 * * ? *)",
  "folders-purge": "cron(0 6 * * ? *)",
  "stats-snapshot": "rate(30 minutes)",
  "index-rebuild": "cron(0 7 ? * SUN *)",
};

const arnOf = ({ id }: Resource) => ({ "Fn::GetAtt": [id, "Arn"] });

/** The function and the alias that are called. */
const isLive = (name: string) => ({
  Ref: expect.stringMatching(new RegExp(`^${pascalCase(name)}Live[0-9A-F]{8}$`)),
});

describe.each(deployments)("triggers: %s", (_, deployment) => {
  const find = (type: string, name: string, suffix = ""): Resource => {
    const logicalId = new RegExp(`^${pascalCase(name)}${suffix}[0-9A-F]{8}$`);
    const all = ["Jobs", "Reactions"].flatMap((stack) => ofType(deployment, type, stack));
    const found = all.find(({ id }) => logicalId.test(id));
    if (!found) throw new Error(`no ${type} for ${name}`);
    return found;
  };

  it("has no other scheduled work than the table of hours says", () => {
    expect(schedules.map(({ name }) => name).sort()).toEqual(Object.keys(HOURS).sort());
    const rules = ofType(deployment, "AWS::Events::Rule", "Jobs");
    const timed = rules.filter(({ Properties }) => Properties.ScheduleExpression);
    expect(timed.map(({ Properties }) => Properties.ScheduleExpression).sort()).toEqual(
      Object.values(HOURS).sort(),
    );
  });

  it.each(Object.entries(HOURS))("%s runs at its hours, and what fails is kept", (name, rate) => {
    const job = find("AWS::Lambda::Function", name);
    const queue = find("AWS::SQS::Queue", name, "DeadLetters");
    const rule = find("AWS::Events::Rule", name, "Schedule");
    expect(rule.Properties).toMatchObject({
      ScheduleExpression: rate,
      State: "ENABLED",
      Targets: [
        {
          Arn: isLive(name),
          DeadLetterConfig: { Arn: arnOf(queue) },
          RetryPolicy: { MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 7200 },
        },
      ],
    });
    const asynchronous = find("AWS::Lambda::EventInvokeConfig", name, "LiveEventInvokeConfig");
    expect(asynchronous.Properties).toEqual({
      DestinationConfig: { OnFailure: { Destination: arnOf(queue) } },
      FunctionName: { Ref: job.id },
      MaximumEventAgeInSeconds: 7200,
      MaximumRetryAttempts: 2,
      Qualifier: { "Fn::Select": [7, { "Fn::Split": [":", isLive(name)] }] },
    });
  });

  it.each(reactions)("$name hears what it reacts to, and what fails is kept", (reaction) => {
    const queue = find("AWS::SQS::Queue", reaction.name, "DeadLetters");
    const rule = find("AWS::Events::Rule", reaction.name, "Rule");
    expect(rule.Properties).toMatchObject({
      EventPattern: { source: ["foja"], "detail-type": reaction.events },
      State: "ENABLED",
      Targets: [
        {
          Arn: isLive(reaction.name),
          DeadLetterConfig: { Arn: arnOf(queue) },
          RetryPolicy: { MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 7200 },
        },
      ],
    });
  });

  it.each(streams)("$name takes its changes in order, and one bad record stops none", (stream) => {
    const { name } = stream;
    const mapping = find("AWS::Lambda::EventSourceMapping", name, "Stream");
    expect(mapping.Properties).toMatchObject({
      FunctionName: {
        "Fn::Join": ["", [{ "Fn::Select": [6, { "Fn::Split": [":", isLive(name)] }] }, ":live"]],
      },
      BatchSize: stream.batchSize,
      StartingPosition: "TRIM_HORIZON",
      FunctionResponseTypes: ["ReportBatchItemFailures"],
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: stream.maxRetries,
      MaximumRecordAgeInSeconds: 72_000,
      ParallelizationFactor: stream.lanes,
      DestinationConfig: {
        OnFailure: { Destination: arnOf(find("AWS::SQS::Queue", name, "DeadLetters")) },
      },
    });
  });

  it.each(streams)("$name is called only for what it cares for", (stream) => {
    const mapping = find("AWS::Lambda::EventSourceMapping", stream.name, "Stream");
    const { Filters } = mapping.Properties.FilterCriteria as { Filters: { Pattern: string }[] };
    const patterns = Filters.map(({ Pattern }) => JSON.parse(Pattern));
    expect(patterns.flatMap(({ eventName }) => eventName).sort()).toEqual(
      [...stream.eventNames].sort(),
    );
    for (const { eventName, dynamodb } of patterns) {
      const image = eventName.includes("REMOVE") ? "OldImage" : "NewImage";
      expect(dynamodb).toEqual({ [image]: { type: { S: stream.itemTypes } } });
    }
  });

  it.each([...schedules, ...streams, ...reactions])("$name has the time it asks for", (trigger) => {
    const { Properties } = find("AWS::Lambda::Function", trigger.name);
    expect(Properties.Timeout).toBe(trigger.timeoutSeconds);
  });

  it("keeps what failed for two weeks, encrypted", () => {
    const queues = ofType(deployment, "AWS::SQS::Queue").filter(({ id }) =>
      id.includes("DeadLetters"),
    );
    const called = [
      ...schedules,
      ...streams,
      ...reactions,
      socketGuard,
      taxQueue,
      campaignsQueue,
      mailEvents,
      mailIn,
    ];
    expect(queues).toHaveLength(called.length);
    for (const { Properties } of queues) {
      expect(Properties).toMatchObject({
        MessageRetentionPeriod: 14 * 24 * 3600,
        SqsManagedSseEnabled: true,
      });
    }
  });
});
