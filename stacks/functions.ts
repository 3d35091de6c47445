import { FOLDERS } from "@foja/functions/permissions";
import { Duration } from "aws-cdk-lib";
import type { IAlarm } from "aws-cdk-lib/aws-cloudwatch";
import type { PolicyStatement, Role } from "aws-cdk-lib/aws-iam";
import type { Alias } from "aws-cdk-lib/aws-lambda";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Function as Lambda, type Stack, use } from "sst/constructs";
import { accept } from "./accept";
import { Bus } from "./bus";
import { CampaignsQueue } from "./campaigns-queue";
import { functionRole, keepLogs, pascalCase } from "./defaults";
import { Grants } from "./grants";
import { Mail } from "./mail";
import { onLambda } from "./native";
import { reachesSockets, secretsPath, statementsFor, touchesFiles } from "./permissions";
import { release } from "./releases";
import { reservedFor } from "./reserved";
import { type Settings, settings } from "./settings";
import { Sockets } from "./sockets";
import { Storage } from "./storage";
import { TaxQueue } from "./tax-queue";
import { Web } from "./web";

type Options = {
  /** `api`, or the trigger's name: its line in permissions.ts lists what it may do. */
  name: string;
  handler: string;
  timeoutSeconds: number;
  memoryMb: number;
  environment?: Record<string, string>;
  /** Whether it has what reads the text of documents beside it. */
  readsTexts?: boolean;
  /** Statements for the trigger, such as reading its stream. */
  statements?: PolicyStatement[];
  /** Receives asynchronous invocations that failed after their retries. */
  onFailure?: IQueue;
  /** Alarms that send its deployment back, besides that on its own errors. */
  releaseAlarms?: IAlarm[];
};

/** A function, and the alias under which it is called: nothing calls the function itself. */
export type Deployed = { handler: Lambda; live: Alias };

/** A function with our defaults: bundled alone, traced, logs kept a while, a role of its own. */
export function createFunction(stack: Stack, options: Options): Deployed {
  const id = pascalCase(options.name);
  const logGroup = keepLogs(stack, `${id}Log`);
  const statements = [...ownStatements(stack, options.name), ...(options.statements ?? [])];
  const role = functionRole(stack, `${id}Role`, logGroup, statements);
  const lambda = new Lambda(stack, id, {
    handler: options.handler,
    timeout: `${options.timeoutSeconds} seconds`,
    memorySize: options.memoryMb,
    tracing: "active",
    logGroup,
    role,
    environment: { ...environment(stack), ...options.environment },
    reservedConcurrentExecutions: reservedFor(stack.stage, options.name),
    ...onLambda(settings(stack.stage).NATIVE_PATH, options.readsTexts),
  });
  acceptFindings(role);
  if (touchesFiles(options.name)) acceptObjects(role);
  if (reachesSockets(options.name)) acceptConnections(role);
  const asynchronous = options.onFailure && {
    retryAttempts: 2,
    maxEventAge: Duration.hours(2),
    onFailure: new SqsDestination(options.onFailure),
  };
  const live = release(stack, id, lambda, { asynchronous, alarms: options.releaseAlarms });
  return { handler: lambda, live };
}

function acceptFindings(role: Role): void {
  accept(
    role,
    "AwsSolutions-IAM5",
    "X-Ray, the account's figures of SES and CloudWatch's metrics know no resources: sending trace segments, and the API's reading of quota and metrics, can only be granted on everything.",
    ["Resource::*"],
  );
}

function acceptObjects(role: Role): void {
  accept(
    role,
    "AwsSolutions-IAM5",
    "The keys of a practice's files are its own identifiers: a policy can only name the folder they are all in.",
    FOLDERS.map((folder) => ({
      regex: `/^Resource::.*Files.*[.>]Arn.*/${folder}/[*]$/`,
    })),
  );
}

function acceptConnections(role: Role): void {
  accept(
    role,
    "AwsSolutions-IAM5",
    "A socket's name is made when it opens: a policy can only name the stage, the method, and that it is a socket.",
    [{ regex: "/^Resource::.*\\/ws\\/(POST|DELETE)\\/@connections\\/[*]$/" }],
  );
}

function ownStatements(stack: Stack, name: string): PolicyStatement[] {
  const { address, identity, configurationSet, campaignsSet } = use(Mail);
  const mail = {
    ...{ address, identityArn: identity.emailIdentityArn },
    configurationSetName: configurationSet.configurationSetName,
    campaignsSetName: campaignsSet.configurationSetName,
  };
  return statementsFor(name, stack, {
    table: use(Storage).table,
    dataKey: use(Storage).dataKey,
    files: use(Web).files,
    bus: use(Bus).bus,
    grants: use(Grants).key,
    sockets: use(Sockets),
    tax: use(TaxQueue).queue,
    campaigns: use(CampaignsQueue).queue,
    mail,
  });
}

function environment(stack: Stack): Record<string, string> {
  const { MAIL_IN_DOMAIN, GOOGLE_CLIENT_ID, COURT_PJN_URL, COURT_MEV_URL, PUSH_HOSTS, ...own } =
    settings(stack.stage);
  return {
    STAGE: stack.stage,
    VERSION: own.version,
    APP_URL: use(Web).appUrl,
    TABLE_NAME: use(Storage).table.tableName,
    FILES_BUCKET: use(Web).files.bucketName,
    SOCKETS_ENDPOINT: use(Sockets).endpoint,
    GUARD_QUEUE_URL: use(Sockets).guard.queueUrl,
    TAX_QUEUE_URL: use(TaxQueue).queue.queueUrl,
    CAMPAIGNS_QUEUE_URL: use(CampaignsQueue).queue.queueUrl,
    GRANTS_KEY_ID: use(Grants).key.keyArn,
    EVENT_BUS: use(Bus).bus.eventBusName,
    SECRETS_PATH: secretsPath(stack.stage),
    ...(own.SECRETS_OF && { SECRETS_OF: own.SECRETS_OF }),
    MAIL_FROM: use(Mail).mailFrom,
    SES_CONFIGURATION_SET: use(Mail).configurationSet.configurationSetName,
    SES_CAMPAIGNS_SET: use(Mail).campaignsSet.configurationSetName,
    SUPPORT_EMAIL: own.supportEmail,
    ...(own.SENDER_NAME && { SENDER_NAME: own.SENDER_NAME }),
    ...(own.SENDER_ADDRESS && { SENDER_ADDRESS: own.SENDER_ADDRESS }),
    GOOGLE_CLIENT_ID,
    ...whatsappOf(own),
    ...(MAIL_IN_DOMAIN && { MAIL_IN_DOMAIN }),
    ...(own.MALWARE_SCAN && { MALWARE_SCAN: own.MALWARE_SCAN }),
    ...(COURT_PJN_URL && { COURT_PJN_URL }),
    ...(COURT_MEV_URL && { COURT_MEV_URL }),
    ...(PUSH_HOSTS && { PUSH_HOSTS }),
    NODE_OPTIONS: "--enable-source-maps",
    POWERTOOLS_SERVICE_NAME: "foja",
    POWERTOOLS_LOG_LEVEL: "INFO",
  };
}

/** How notices go by WhatsApp; nothing where the stage has no number. */
type ByWhatsapp = Pick<
  Settings,
  "WHATSAPP_PHONE_ID" | "WHATSAPP_TEMPLATE" | "WHATSAPP_LANGUAGE" | "WHATSAPP_PRICE_USD"
>;

const whatsappOf = (own: ByWhatsapp): Record<string, string> =>
  own.WHATSAPP_PHONE_ID === undefined
    ? {}
    : {
        WHATSAPP_PHONE_ID: own.WHATSAPP_PHONE_ID,
        ...(own.WHATSAPP_TEMPLATE && { WHATSAPP_TEMPLATE: own.WHATSAPP_TEMPLATE }),
        ...(own.WHATSAPP_LANGUAGE && { WHATSAPP_LANGUAGE: own.WHATSAPP_LANGUAGE }),
        ...(own.WHATSAPP_PRICE_USD !== undefined && {
          WHATSAPP_PRICE_USD: String(own.WHATSAPP_PRICE_USD),
        }),
      };
