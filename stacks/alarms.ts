import { Duration } from "aws-cdk-lib";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import * as iam from "aws-cdk-lib/aws-iam";
import * as kms from "aws-cdk-lib/aws-kms";
import type { Function as Lambda } from "aws-cdk-lib/aws-lambda";
import * as sns from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { type Stack, type StackContext, use } from "sst/constructs";
import { Api } from "./api";
import { budgets, watchCost } from "./budget";
import { Campaigns } from "./campaigns";
import { CampaignsQueue } from "./campaigns-queue";
import { Causas } from "./causas";
import { pascalCase, prepare } from "./defaults";
import { Gateway } from "./gateway";
import { Jobs } from "./jobs";
import { ofLogs } from "./log-metrics";
import { Mail } from "./mail";
import { MailIn } from "./mail-in";
import { tellOfMalware } from "./malware";
import * as metrics from "./metrics";
import { measuring, showPromises } from "./promises";
import { Reactions } from "./reactions";
import { Realtime } from "./realtime";
import { reservedFor } from "./reserved";
import { runbookOf } from "./runbook";
import { settings } from "./settings";
import { Sockets } from "./sockets";
import { Storage } from "./storage";
import { Tax } from "./tax";
import { TaxQueue } from "./tax-queue";
import { Web } from "./web";

/** The functions that read the practices' state at Stripe. */
const BILLING = ["subscription-stir", "downgrades-apply", "subscriptions-reconcile"];

/** The alarms. Each states in its description what to check. */
export function Alarms({ stack }: StackContext) {
  prepare(stack);
  const topic = createTopic(stack);
  const { scheduled, streamed } = use(Jobs);
  const { reacting } = use(Reactions);
  const { sending, noting } = use(Campaigns);
  const triggered = [...scheduled, ...streamed, ...reacting, noting, use(MailIn)];
  const realtime = use(Realtime);
  const functions = [
    { name: "api", handler: use(Api).handler },
    { name: "causas", handler: use(Causas).handler },
    { name: "sockets", handler: realtime.sockets },
    { name: "socket-guard", handler: realtime.guard },
    { name: "tax-authorise", handler: use(Tax).asking },
    { name: "campaign-lanes", handler: sending },
    ...triggered,
  ];
  const watched = [
    ...functions.flatMap(({ name, handler }) =>
      metrics.ofFunction(pascalCase(name), handler, reservedFor(stack.stage, name)),
    ),
    metrics.ofAccount(settings(stack.stage).ACCOUNT_CONCURRENCY),
    ...streamed.map(({ name, handler }) => metrics.ofStream(pascalCase(name), handler)),
    ...triggered.map(({ name, queue }) => metrics.ofQueue(pascalCase(name), queue)),
    metrics.ofQueue("SocketGuard", use(Sockets).lost),
    metrics.ofQueue("TaxAuthorise", use(TaxQueue).lost),
    metrics.ofQueue("CampaignLanes", use(CampaignsQueue).lost),
    metrics.ofSockets(use(Sockets).api),
    ...metrics.ofApi("Api", use(Gateway).api),
    ...metrics.ofApi("Causas", use(Causas).api),
    ...metrics.ofTable(use(Storage).table),
    ...metrics.ofMail(use(Mail).configurationSet),
    ...ofLogs(stack, {
      access: use(Gateway).log,
      api: use(Api).handler.logGroup,
      letters: triggered
        .filter(({ name }) => name === "deliver" || name === "letters-sweep")
        .map(({ handler }) => handler.logGroup),
      mailEvents: noting.handler.logGroup,
      billing: [
        use(Api).handler.logGroup,
        ...triggered
          .filter(({ name }) => BILLING.includes(name))
          .map(({ handler }) => handler.logGroup),
      ],
    }),
  ];
  for (const { id, alarmDescription, ...props } of watched) {
    const alarm = new cloudwatch.Alarm(stack, id, {
      evaluationPeriods: 1,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
      alarmDescription: `${alarmDescription} Runbook: ${runbookOf(id)}.`,
      ...props,
    });
    alarm.addAlarmAction(new SnsAction(topic));
    alarm.addOkAction(new SnsAction(topic));
  }
  const { MONTHLY_BUDGET_USD, MALWARE_SCAN } = settings(stack.stage);
  showPromises(stack, measuring(measuredBy(watched, scheduled)));
  watchCost(stack, topic, MONTHLY_BUDGET_USD);
  if (MALWARE_SCAN) tellOfMalware(stack, use(Web).files, topic);
}

/** What the promises are measured by: what the alarms watch, and how much was done in all. */
function measuredBy(
  watched: readonly metrics.Watched[],
  scheduled: readonly { name: string; handler: Lambda }[],
) {
  const { api } = use(Gateway);
  const [period, statistic] = [Duration.minutes(5), cloudwatch.Stats.SUM];
  const courts = scheduled.find(({ name }) => name === "court-sync")?.handler;
  if (!courts) throw new Error("no job reads the courts");
  return {
    watched: (alarm: string) => {
      const found = watched.find(({ id }) => id === alarm);
      if (!found) throw new Error(`no alarm ${alarm}`);
      return found.metric;
    },
    calls: api.metricCount({ period, statistic }),
    refused: api.metricServerError({ period, statistic }),
    rounds: courts.metricInvocations({ period, statistic }),
  };
}

/** The topic of alarms, to which CloudWatch, AWS Budgets and EventBridge publish. */
function createTopic(stack: Stack): sns.Topic {
  // They can publish to an encrypted topic only if its key's policy names them.
  const key = new kms.Key(stack, "TopicKey", { enableKeyRotation: true });
  key.addToResourcePolicy(
    new iam.PolicyStatement({
      principals: [
        ...["cloudwatch", "events"].map(
          (name) => new iam.ServicePrincipal(`${name}.amazonaws.com`),
        ),
        budgets,
      ],
      actions: ["kms:Decrypt", "kms:GenerateDataKey*"],
      resources: ["*"],
      conditions: { StringEquals: { "aws:SourceAccount": stack.account } },
    }),
  );
  const topic = new sns.Topic(stack, "Topic", { masterKey: key, enforceSSL: true });
  const { ALARM_EMAIL } = settings(stack.stage);
  if (ALARM_EMAIL) topic.addSubscription(new EmailSubscription(ALARM_EMAIL));
  return topic;
}
