import { Duration, RemovalPolicy } from "aws-cdk-lib";
import * as backup from "aws-cdk-lib/aws-backup";
import { Schedule } from "aws-cdk-lib/aws-events";
import * as iam from "aws-cdk-lib/aws-iam";
import { type Stack, type StackContext, use } from "sst/constructs";
import { accept } from "./accept";
import { prepare } from "./defaults";
import { settings } from "./settings";
import { Storage } from "./storage";
import { Web } from "./web";

/** For how many days the copies are kept, here and in the other region. */
const KEPT = Duration.days(35);

/**
 * A copy of the table and of the files each night in a vault of another region, where the stage
 * names one: point-in-time recovery and versions are in the same region as what they save.
 */
export function Copies({ stack }: StackContext) {
  prepare(stack);
  const { COPY_VAULT_ARN } = settings(stack.stage);
  if (!COPY_VAULT_ARN) return;
  const vault = new backup.BackupVault(stack, "Vault", { removalPolicy: RemovalPolicy.RETAIN });
  const other = backup.BackupVault.fromBackupVaultArn(stack, "OtherVault", COPY_VAULT_ARN);
  const plan = new backup.BackupPlan(stack, "Plan", {
    backupVault: vault,
    backupPlanRules: [
      new backup.BackupPlanRule({
        ruleName: "nightly",
        // 03:30 in Argentina.
        scheduleExpression: Schedule.cron({ hour: "6", minute: "30" }),
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(8),
        deleteAfter: KEPT,
        copyActions: [{ destinationBackupVault: other, deleteAfter: KEPT }],
      }),
    ],
  });
  plan.addSelection("Selection", {
    role: createRole(stack),
    resources: [
      backup.BackupResource.fromArn(use(Storage).table.tableArn),
      backup.BackupResource.fromArn(use(Web).files.bucketArn),
    ],
    disableDefaultBackupPolicy: true,
  });
}

/** AWS's own policies for its backup service: what it needs changes with it. */
const POLICIES = [
  "service-role/AWSBackupServiceRolePolicyForBackup",
  "AWSBackupServiceRolePolicyForS3Backup",
];

function createRole(stack: Stack): iam.Role {
  const role = new iam.Role(stack, "Role", {
    assumedBy: new iam.ServicePrincipal("backup.amazonaws.com"),
    managedPolicies: POLICIES.map((name) => iam.ManagedPolicy.fromAwsManagedPolicyName(name)),
  });
  accept(
    role,
    "AwsSolutions-IAM4",
    "AWS Backup's own policies: they are what the service says that it needs, and only the service may take this role.",
    POLICIES.map((name) => `Policy::arn:<AWS::Partition>:iam::aws:policy/${name}` as const),
  );
  return role;
}
