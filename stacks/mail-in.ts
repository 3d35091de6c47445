import { mailIn } from "@foja/functions/triggers";
import * as iam from "aws-cdk-lib/aws-iam";
import * as ses from "aws-cdk-lib/aws-ses";
import { type StackContext, use } from "sst/constructs";
import { deadLetters, prepare } from "./defaults";
import { createFunction } from "./functions";
import { ruleArn, ruleNames } from "./mail-in-rule";
import { settings } from "./settings";
import { Web } from "./web";

/**
 * The mail that comes in: SES stores each letter in the files' bucket and calls the function. A stage
 * without `MAIL_IN_DOMAIN` has the function, which nothing calls.
 */
export function MailIn({ stack }: StackContext) {
  prepare(stack);
  const { name, handler, timeoutSeconds, memoryMb, prefix } = mailIn;
  const queue = deadLetters(stack, name);
  const options = { name, handler, timeoutSeconds, memoryMb, onFailure: queue };
  const { handler: receiving, live } = createFunction(stack, options);
  const { MAIL_IN_DOMAIN } = settings(stack.stage);
  if (MAIL_IN_DOMAIN) {
    const { set, rule } = ruleNames(stack.stage);
    live.addPermission("Ses", {
      principal: new iam.ServicePrincipal("ses.amazonaws.com"),
      sourceAccount: stack.account,
      sourceArn: ruleArn(stack),
    });
    const rules = new ses.CfnReceiptRuleSet(stack, "Rules", { ruleSetName: set });
    const received = new ses.CfnReceiptRule(stack, "Rule", {
      ruleSetName: set,
      rule: {
        name: rule,
        enabled: true,
        recipients: [MAIL_IN_DOMAIN],
        // The verdicts of spam and viruses.
        scanEnabled: true,
        tlsPolicy: "Optional",
        actions: [
          {
            s3Action: { bucketName: use(Web).files.bucketName, objectKeyPrefix: prefix },
          },
          { lambdaAction: { functionArn: live.functionArn, invocationType: "Event" } },
        ],
      },
    });
    received.addDependency(rules);
    received.node.addDependency(live);
    // We can write no DNS, and SES has one active set an account: a person does both.
    stack.addOutputs({
      MailInMx: `${MAIL_IN_DOMAIN} MX 10 inbound-smtp.${stack.region}.amazonaws.com`,
      MailInRules: `aws ses set-active-receipt-rule-set --rule-set-name ${set}`,
    });
  }
  return { name, handler: receiving, queue };
}
