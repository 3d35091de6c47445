import { describe, expect, it } from "vitest";
import { far, ofType, only, ownFunctions, plain, production } from "./synth";

describe("a stage with a key of its own", () => {
  const key = only(far, "AWS::KMS::Key", "Storage");

  it("encrypts the table and the files with it, and keeps it when the stage goes", () => {
    expect(key).toMatchObject({
      DeletionPolicy: "Retain",
      Properties: { EnableKeyRotation: true },
    });
    expect(only(far, "AWS::DynamoDB::Table").Properties.SSESpecification).toEqual({
      SSEEnabled: true,
      SSEType: "KMS",
      KMSMasterKeyId: { "Fn::GetAtt": [key.id, "Arn"] },
    });
    const files = ofType(far, "AWS::S3::Bucket").find(({ id }) => id.startsWith("Files"));
    expect(files?.Properties.BucketEncryption).toMatchObject({
      ServerSideEncryptionConfiguration: [
        {
          BucketKeyEnabled: true,
          ServerSideEncryptionByDefault: { SSEAlgorithm: "aws:kms" },
        },
      ],
    });
  });

  it("lets each function use it, through the table and the files only", () => {
    const roles = ofType(far, "AWS::IAM::Role").map(({ Properties }) => JSON.stringify(Properties));
    const using = roles.filter((role) => role.includes("kms:ViaService"));
    expect(using).toHaveLength(ownFunctions(far).length);
    for (const role of using) {
      expect(role).toContain(
        '"kms:ViaService":["dynamodb.sa-east-1.amazonaws.com","s3.sa-east-1.amazonaws.com"]',
      );
    }
  });
});

describe("a copy in another region", () => {
  it("is made each night of the table and the files, and kept as long as they can be restored", () => {
    const { BackupPlan } = only(far, "AWS::Backup::BackupPlan").Properties;
    const days = { DeleteAfterDays: 35 };
    expect(BackupPlan).toMatchObject({
      BackupPlanRule: [
        {
          ScheduleExpression: "cron(30 6 * * ? *)",
          Lifecycle: days,
          CopyActions: [
            {
              DestinationBackupVaultArn:
                "arn:aws:backup:us-west-2:111122223333:backup-vault:foja-lejos",
              Lifecycle: days,
            },
          ],
        },
      ],
    });
    const { BackupSelection } = only(far, "AWS::Backup::BackupSelection").Properties;
    const { Resources } = BackupSelection as { Resources: unknown[] };
    expect(Resources).toHaveLength(2);
    expect(JSON.stringify(Resources)).toMatch(/Table.*Files/);
    expect(only(far, "AWS::Backup::BackupVault").DeletionPolicy).toBe("Retain");
  });
});

describe("a stage that asks for neither", () => {
  it.each([
    ["plain", plain],
    ["production", production],
  ] as const)("has AWS's key and no vault: %s", (_, deployment) => {
    expect(only(deployment, "AWS::DynamoDB::Table").Properties.SSESpecification).toEqual({
      SSEEnabled: true,
    });
    expect(ofType(deployment, "AWS::KMS::Key", "Storage")).toEqual([]);
    expect(deployment.resources.filter(({ Type }) => Type.startsWith("AWS::Backup"))).toEqual([]);
  });
});
