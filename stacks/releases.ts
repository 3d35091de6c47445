import { ArnFormat, Duration } from "aws-cdk-lib";
import * as cloudwatch from "aws-cdk-lib/aws-cloudwatch";
import * as codedeploy from "aws-cdk-lib/aws-codedeploy";
import * as iam from "aws-cdk-lib/aws-iam";
import * as lambda from "aws-cdk-lib/aws-lambda";
import { type Stack, type StackContext, use } from "sst/constructs";
import { accept } from "./accept";
import { prepare } from "./defaults";
import { settings } from "./settings";

/** The name under which every function is called: it points at the version in service. */
export const LIVE = "live";

/** CodeDeploy's application and role: they move calls from one version of a function to the next. */
export function Releases({ stack }: StackContext) {
  prepare(stack);
  const application = new codedeploy.LambdaApplication(stack, "Application");
  const functions = stack.formatArn({
    ...{ service: "lambda", resource: "function", resourceName: `${stack.stage}-foja-*` },
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  return { application, role: createRole(stack, functions) };
}

function createRole(stack: Stack, functions: string): iam.IRole {
  const role = new iam.Role(stack, "Role", {
    assumedBy: new iam.ServicePrincipal("codedeploy.amazonaws.com"),
    inlinePolicies: {
      Shift: new iam.PolicyDocument({
        statements: [
          new iam.PolicyStatement({
            actions: [
              "lambda:GetAlias",
              "lambda:UpdateAlias",
              "lambda:GetProvisionedConcurrencyConfig",
            ],
            resources: [functions],
          }),
          new iam.PolicyStatement({ actions: ["cloudwatch:DescribeAlarms"], resources: ["*"] }),
        ],
      }),
    },
  });
  accept(
    role,
    "AwsSolutions-IAM5",
    "The functions' names are made when their stacks are deployed, after this role: it can only name the stage's. Reading alarms knows no resources.",
  );
  // The library would attach a managed policy, which may do more.
  return role.withoutPolicyUpdates();
}

type Released = { asynchronous?: lambda.EventInvokeConfigOptions; alarms?: cloudwatch.IAlarm[] };

/**
 * The alias of a function. In production a new version gets a tenth of the calls for five minutes
 * and then all; if it, or one of `alarms`, fails meanwhile, the earlier one gets all again.
 */
export function release(
  stack: Stack,
  id: string,
  handler: lambda.Function,
  { asynchronous, alarms = [] }: Released,
): lambda.Alias {
  const version = handler.currentVersion;
  const live = new lambda.Alias(stack, `${id}Live`, { aliasName: LIVE, version, ...asynchronous });
  const { application, role } = use(Releases);
  const { CANARY_10PERCENT_5MINUTES, ALL_AT_ONCE } = codedeploy.LambdaDeploymentConfig;
  new codedeploy.LambdaDeploymentGroup(stack, `${id}Release`, {
    ...{ application, role, alias: live },
    deploymentConfig: settings(stack.stage).production ? CANARY_10PERCENT_5MINUTES : ALL_AT_ONCE,
    alarms: [errorsOf(stack, id, handler, version), ...alarms],
    autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
  });
  return live;
}

/** The alarm on the new version alone: nobody is informed, the deployment goes back. */
function errorsOf(stack: Stack, id: string, handler: lambda.Function, version: lambda.IVersion) {
  return releaseAlarm(stack, `${id}ReleaseErrors`, {
    alarmDescription: `The new version of ${id} ends with an error: its deployment goes back.`,
    metric: new cloudwatch.Metric({
      ...{ namespace: "AWS/Lambda", metricName: "Errors" },
      dimensionsMap: {
        FunctionName: handler.functionName,
        Resource: `${handler.functionName}:${LIVE}`,
        ExecutedVersion: version.version,
      },
      ...{ statistic: cloudwatch.Stats.SUM, period: Duration.minutes(1) },
    }),
    threshold: 1,
  });
}

type Watched = Pick<cloudwatch.AlarmProps, "alarmDescription" | "metric" | "threshold">;

/** An alarm that sends a deployment back; missing data is no failure. */
export const releaseAlarm = (stack: Stack, id: string, watched: Watched): cloudwatch.Alarm =>
  new cloudwatch.Alarm(stack, id, {
    ...watched,
    evaluationPeriods: 1,
    comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
  });
