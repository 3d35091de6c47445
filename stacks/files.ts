import { Duration, Fn, RemovalPolicy } from "aws-cdk-lib";
import * as s3 from "aws-cdk-lib/aws-s3";
import type { Stack } from "sst/constructs";

/** What every bucket is: nobody's but ours, encrypted, and left behind when its stack goes. */
export const privateBucket = {
  blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
  encryption: s3.BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  removalPolicy: RemovalPolicy.RETAIN,
};

// Named by us: the site's policy names the bucket's address, and the bucket the site's. The end of
// the stack's own id keeps the name free when a stage is made again and the old files are still there.
function nameOf(stack: Stack): string {
  const unique = Fn.select(2, Fn.split("/", stack.stackId));
  return `foja-${stack.stage}-files-${Fn.select(4, Fn.split("-", unique))}`;
}

/** The address at which browsers post files. */
export const filesOrigin = (stack: Stack) =>
  `https://${nameOf(stack)}.s3.${stack.region}.${stack.urlSuffix}`;

/** How long the table can go back, in days; files can go back as far, and then they are gone. */
const RECOVERY_DAYS = 35;

/** The practices' files. A deleted one can be brought back for as long as the table can go back. */
export function createFilesBucket(stack: Stack, logs: s3.IBucket, appUrl: string): s3.Bucket {
  return new s3.Bucket(stack, "Files", {
    ...privateBucket,
    versioned: true,
    bucketName: nameOf(stack),
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: "files/",
    cors: [
      { allowedMethods: [s3.HttpMethods.POST], allowedOrigins: [appUrl], allowedHeaders: ["*"] },
    ],
    lifecycleRules: [
      // Posted and never taken in, or taken in and copied since.
      {
        prefix: "uploads/",
        expiration: Duration.days(1),
        noncurrentVersionExpiration: Duration.days(1),
      },
      // Packed for who asked for their data: a ZIP can be fetched for seven days.
      {
        prefix: "exports/",
        expiration: Duration.days(8),
        noncurrentVersionExpiration: Duration.days(1),
      },
      { prefix: "files/", noncurrentVersionExpiration: Duration.days(RECOVERY_DAYS) },
      // What is left of a deleted file once its versions are gone.
      { expiredObjectDeleteMarker: true },
      { abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  });
}
