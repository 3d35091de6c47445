import { RemovalPolicy } from "aws-cdk-lib";
import * as kms from "aws-cdk-lib/aws-kms";
import type { StackContext } from "sst/constructs";
import { prepare } from "./defaults";

/** The key under which people's grants at Google are sealed; without it none can be read again. */
export function Grants({ stack }: StackContext) {
  prepare(stack);
  const key = new kms.Key(stack, "GrantsKey", {
    description: "Seals the grants of Google Calendar, each for its practice",
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  return { key };
}
