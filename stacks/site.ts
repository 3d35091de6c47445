import { hashedFolder, immutableCache, revalidateCache } from "@foja/functions/edge/headers";
import type { Role } from "aws-cdk-lib/aws-iam";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { dependsOn, type Stack, type StackContext, use } from "sst/constructs";
import { accept } from "./accept";
import { Api } from "./api";
import { functionRole, keepLogs, prepare } from "./defaults";
import { sitePath } from "./pages";
import { Web } from "./web";

/** Uploads the built site, last of all: by then the API that its pages call is deployed. */
export function Site({ stack, app }: StackContext) {
  prepare(stack);
  dependsOn(Api);
  const log = keepLogs(stack, "UploadLog");
  const role = functionRole(stack, "UploadRole", log, []);
  const common = {
    sources: [Source.asset(sitePath(app))],
    destinationBucket: use(Web).bucket,
    memoryLimit: 512,
    logGroup: log,
    role,
  };
  const hashed = `${hashedFolder}/*`;
  // Old ones are kept: a tab opened before this deployment still requests them.
  const assets = new BucketDeployment(stack, "Assets", {
    ...common,
    exclude: ["*"],
    include: [hashed],
    prune: false,
    cacheControl: [CacheControl.fromString(immutableCache)],
  });
  const pages = new BucketDeployment(stack, "Pages", {
    ...common,
    exclude: [hashed],
    cacheControl: [CacheControl.fromString(revalidateCache)],
  });
  pages.node.addDependency(assets);
  acceptFindings(stack, role);
}

function acceptFindings(stack: Stack, role: Role): void {
  accept(
    role,
    "AwsSolutions-IAM5",
    "The library's uploader reads every asset of the deployment and replaces every object of the site, in those two buckets only.",
    [
      ...["GetObject*", "GetBucket*", "List*", "DeleteObject*", "Abort*"].map(
        (action) => `Action::s3:${action}`,
      ),
      { regex: "/^Resource::arn:<AWS::Partition>:s3:::cdk-[a-z0-9]+-assets-.*/[*]$/" },
      { regex: "/^Resource::.*Site.*[.>]Arn.*/[*]$/" },
    ],
  );
  for (const child of stack.node.children) {
    if (!child.node.id.startsWith("Custom::CDKBucketDeployment")) continue;
    accept(
      child,
      "AwsSolutions-L1",
      "The uploader's code and runtime come with the library and run only while deploying.",
    );
  }
}
