import { Duration, Fn, RemovalPolicy } from "aws-cdk-lib";
import type { IKey } from "aws-cdk-lib/aws-kms";
import * as s3 from "aws-cdk-lib/aws-s3";
import type { Stack } from "sst/constructs";

/** The settings of every bucket: private, encrypted, and kept when its stack is removed. */
export const privateBucket = {
  blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
  encryption: s3.BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  removalPolicy: RemovalPolicy.RETAIN,
};

// A fixed name: the site's policy names the bucket's address, and the bucket the site's. The end of
// the stack's id keeps the name unique when a stage is created again and the old files still exist.
function nameOf(stack: Stack): string {
  const unique = Fn.select(2, Fn.split("/", stack.stackId));
  return `foja-${stack.stage}-files-${Fn.select(4, Fn.split("-", unique))}`;
}

/** The origin to which browsers post files. */
export const filesOrigin = (stack: Stack) =>
  `https://${nameOf(stack)}.s3.${stack.region}.${stack.urlSuffix}`;

/** For how many days the table can be restored; deleted files are kept as long. */
const RECOVERY_DAYS = 35;

/** The practices' files. A deleted one can be restored for as long as the table can. */
export function createFilesBucket(
  stack: Stack,
  { logs, appUrl, dataKey }: { logs: s3.IBucket; appUrl: string; dataKey: IKey | undefined },
): s3.Bucket {
  return new s3.Bucket(stack, "Files", {
    ...privateBucket,
    ...(dataKey && {
      encryption: s3.BucketEncryption.KMS,
      encryptionKey: dataKey,
      // One call of the key for many objects, instead of one for each.
      bucketKeyEnabled: true,
    }),
    versioned: true,
    bucketName: nameOf(stack),
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: "files/",
    cors: [
      {
        allowedMethods: [s3.HttpMethods.POST, s3.HttpMethods.GET],
        allowedOrigins: [appUrl],
        allowedHeaders: ["*"],
      },
    ],
    lifecycleRules: [
      // Uploads never taken in, or copied since.
      {
        prefix: "uploads/",
        expiration: Duration.days(1),
        noncurrentVersionExpiration: Duration.days(1),
      },
      // Exports of people's data: a ZIP can be downloaded for seven days.
      {
        prefix: "exports/",
        expiration: Duration.days(8),
        noncurrentVersionExpiration: Duration.days(1),
      },
      // Letters that belong to nobody here, or whose function failed.
      {
        prefix: "mail-in/",
        expiration: Duration.days(14),
        noncurrentVersionExpiration: Duration.days(1),
      },
      { prefix: "letters/", noncurrentVersionExpiration: Duration.days(RECOVERY_DAYS) },
      { prefix: "files/", noncurrentVersionExpiration: Duration.days(RECOVERY_DAYS) },
      // The marker left of a deleted file once its versions are gone.
      { expiredObjectDeleteMarker: true },
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  });
}
