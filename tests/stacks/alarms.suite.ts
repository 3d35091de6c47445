import {
  BILLING_ALARM,
  ERRAND_GIVEN_UP,
  LETTERS_STOPPED,
  REQUEST,
} from "@foja/functions/log-lines";
import {
  campaignsQueue,
  mailEvents,
  mailIn,
  reactions,
  schedules,
  socketGuard,
  sockets,
  streams,
  taxQueue,
} from "@foja/functions/triggers";
import { describe, expect, it } from "vitest";
import { pascalCase } from "../../stacks/defaults";
import { deployments, ofType, only, ownFunctions, plain, production } from "./synth";

describe.each(deployments)("alarms: %s", (name, deployment) => {
  const alarms = ofType(deployment, "AWS::CloudWatch::Alarm", "Alarms");
  const topic = only(deployment, "AWS::SNS::Topic");

  const names = [...schedules, ...streams, ...reactions].map(({ name }) => pascalCase(name));
  const open = [sockets, socketGuard, taxQueue, campaignsQueue, mailEvents, mailIn].map(
    ({ name }) => pascalCase(name),
  );
  const reserved = ["Api", "DeadlinesRing", "Deliver", "DigestsAsk", "SnapshotsWrite"];
  const expected = [
    ...["Api", "Causas", ...open, ...names].flatMap((name) => [
      ...[`${name}Errors`, `${name}Duration`, `${name}Throttles`],
    ]),
    "AccountConcurrency",
    ...(name === "production" ? reserved.map((name) => `${name}Concurrency`) : []),
    ...streams.map(({ name }) => `${pascalCase(name)}IteratorAge`),
    ...[...names, "SocketGuard", "TaxAuthorise", "CampaignLanes", "MailEvents", "MailIn"].map(
      (name) => `${name}DeadLetters`,
    ),
    ...["Api", "Causas"].flatMap((name) => [
      `${name}ServerErrors`,
      `${name}ClientErrors`,
      `${name}Latency`,
    ]),
    ...["TableThrottles", "TableSystemErrors"],
    ...["MailBounces", "MailComplaints", "SocketsExecutionErrors"],
    ...[
      "TooManyRequests",
      "FailedLogins",
      "LettersGivenUp",
      "LettersStopped",
      "BillingNeedsSomebody",
    ],
  ];

  it("watch every function, stream and queue, the API, the table and the mail", () => {
    expect(alarms.map(({ id }) => id.slice(0, -8)).sort()).toEqual(expected.sort());
  });

  it.each(alarms)("$id informs a person, in words, when it starts and when it ends", (alarm) => {
    expect(alarm.Properties).toMatchObject({
      AlarmActions: [{ Ref: topic.id }],
      OKActions: [{ Ref: topic.id }],
      AlarmDescription: expect.stringMatching(/^[A-Z].{20,}\.$/),
      TreatMissingData: "notBreaching",
    });
  });

  const byId = (id: string) => {
    const found = alarms.find((alarm) => alarm.id.slice(0, -8) === id);
    if (!found) throw new Error(`no alarm ${id}`);
    return found.Properties;
  };

  it.each([
    ["ApiDuration", 23_200],
    ["DeliverDuration", 48_000],
    ["SocketsDuration", 12_000],
    ["LettersSweepDuration", 224_000],
  ])("%s is raised at four fifths of the function's time", (id, milliseconds) => {
    expect(byId(id)).toMatchObject({
      ...{ Namespace: "AWS/Lambda", MetricName: "Duration", ExtendedStatistic: "p99" },
      ...{ Threshold: milliseconds, ComparisonOperator: "GreaterThanOrEqualToThreshold" },
    });
  });

  it("leave none of the functions its whole time unwatched", () => {
    for (const { id, Properties } of ownFunctions(deployment)) {
      const alarm = byId(`${id.slice(0, -8)}Duration`);
      expect(alarm.Threshold, id).toBe(0.8 * 1000 * Number(Properties.Timeout));
      expect(alarm.Threshold, id).toBeGreaterThan(0);
    }
  });

  it.each(["DeliverIteratorAge", "DeriveIteratorAge"])("%s is raised after a minute", (id) => {
    expect(byId(id)).toMatchObject({ MetricName: "IteratorAge", Threshold: 60_000 });
  });

  it("count lines of the logs: 429, failed logins, letters given up or stopped, money that needs somebody", () => {
    const filters = ofType(deployment, "AWS::Logs::MetricFilter").map(({ Properties }) => {
      const { FilterPattern, MetricTransformations, LogGroupName } = Properties;
      const [{ MetricName = "" } = {}] = MetricTransformations as { MetricName: string }[];
      return { MetricName, FilterPattern, log: JSON.stringify(LogGroupName) };
    });
    expect(filters).toEqual([
      {
        MetricName: "TooManyRequests",
        FilterPattern: '{ $.status = "429" }',
        log: expect.stringContaining("AccessLog"),
      },
      {
        MetricName: "FailedLogins",
        FilterPattern: `{ ($.message = "${REQUEST}") && ($.route = "/api/auth/login") && ($.status = 401) }`,
        log: expect.stringContaining("ApiLog"),
      },
      ...["LettersSweepLog", "DeliverLog"].map((log) => ({
        MetricName: "LettersGivenUp",
        FilterPattern: `{ $.message = "${ERRAND_GIVEN_UP}" }`,
        log: expect.stringContaining(log),
      })),
      ...["MailEventsLog", "LettersSweepLog", "DeliverLog"].map((log) => ({
        MetricName: "LettersStopped",
        FilterPattern: `{ $.message = "${LETTERS_STOPPED}" }`,
        log: expect.stringContaining(log),
      })),
      ...["ApiLog", "DowngradesApplyLog", "SubscriptionsReconcileLog", "SubscriptionStirLog"].map(
        (log) => ({
          MetricName: "BillingNeedsSomebody",
          FilterPattern: `{ $.message = "${BILLING_ALARM}" }`,
          log: expect.stringContaining(log),
        }),
      ),
    ]);
    const alarm = alarms.find(({ id }) => id.startsWith("LettersGivenUp"));
    expect(alarm?.Properties).toMatchObject({ Threshold: 1, MetricName: "LettersGivenUp" });
  });

  it("watch what the account costs, on the topic that AWS Budgets may publish on", () => {
    const subscribers = [{ SubscriptionType: "SNS", Address: { Ref: topic.id } }];
    const { Budget, NotificationsWithSubscribers } = only(deployment, "AWS::Budgets::Budget")
      .Properties as Record<string, object>;
    expect(Budget).toMatchObject({ BudgetType: "COST", BudgetLimit: { Amount: 50, Unit: "USD" } });
    expect(NotificationsWithSubscribers).toMatchObject([
      { Notification: { NotificationType: "ACTUAL", Threshold: 80 }, Subscribers: subscribers },
      {
        Notification: { NotificationType: "FORECASTED", Threshold: 100 },
        Subscribers: subscribers,
      },
    ]);
    const policy = JSON.stringify(only(deployment, "AWS::SNS::TopicPolicy").Properties);
    expect(policy).toContain("budgets.amazonaws.com");
    expect(JSON.stringify(only(deployment, "AWS::KMS::Key", "Alarms").Properties)).toContain(
      "budgets.amazonaws.com",
    );
  });

  it("go through a topic that is encrypted with a key CloudWatch may use", () => {
    const key = only(deployment, "AWS::KMS::Key", "Alarms");
    expect(topic.Properties.KmsMasterKeyId).toEqual({ "Fn::GetAtt": [key.id, "Arn"] });
    expect(key.Properties.EnableKeyRotation).toBe(true);
    expect(JSON.stringify(key.Properties.KeyPolicy)).toContain("cloudwatch.amazonaws.com");
  });
});

describe("the room for executions", () => {
  it.each([
    ["ApiConcurrency", 240, true],
    ["DeliverConcurrency", 40, true],
    ["AccountConcurrency", 800, false],
  ])("%s is raised before there is none left", (id, threshold, ofOne) => {
    const alarms = ofType(production, "AWS::CloudWatch::Alarm");
    const found = alarms.find((alarm) => alarm.id.slice(0, -8) === id)?.Properties;
    const { Dimensions = [], ...alarm } = found ?? {};
    expect(alarm).toMatchObject({
      ...{ Namespace: "AWS/Lambda", MetricName: "ConcurrentExecutions", Statistic: "Maximum" },
      Threshold: threshold,
    });
    expect(Dimensions).toHaveLength(ofOne ? 1 : 0);
  });
});

describe("who is notified", () => {
  it("is the address of the settings, or nobody", () => {
    expect(ofType(plain, "AWS::SNS::Subscription")).toEqual([]);
    expect(only(production, "AWS::SNS::Subscription").Properties).toMatchObject({
      Protocol: "email",
      Endpoint: "guardia@foja.ar",
    });
  });
});
