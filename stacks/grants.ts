import { RemovalPolicy } from "aws-cdk-lib";
import * as kms from "aws-cdk-lib/aws-kms";
import type { StackContext } from "sst/constructs";
import { prepare } from "./defaults";

/** The key that encrypts grants, secrets of codes and keys; without it none can be decrypted. */
export function Grants({ stack }: StackContext) {
  prepare(stack);
  const key = new kms.Key(stack, "GrantsKey", {
    description: "Seals what is kept secret of a practice, each for its practice",
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  return { key };
}
