import * as waf from "aws-cdk-lib/aws-wafv2";
import type { Stack, StackContext } from "sst/constructs";
import { prepare } from "./defaults";
import { settings } from "./settings";

/** The region of CloudFront's firewall and log delivery, whatever the stage's. */
export const EDGE_REGION = "us-east-1";

/**
 * Requests of one address in five minutes, i.e. ten a second: an office of thirty people behind one
 * address makes a tenth of that.
 */
const MOST_REQUESTS = 3000;

const TOO_MANY = {
  success: false,
  error: "request.throttled",
  message: "Demasiados pedidos desde tu conexión. Esperá unos minutos y probá de nuevo.",
};

/**
 * The firewall of the distribution: limits the requests of one address. AWS has it in CloudFront's
 * own region only, and SST deploys to one: a stage elsewhere names the one of the stack `Firewall`.
 */
export function firewallOf(stack: Stack): string {
  if (stack.region === EDGE_REGION) return createFirewall(stack);
  const { FIREWALL_ARN } = settings(stack.stage);
  if (FIREWALL_ARN) return FIREWALL_ARN;
  throw new Error(
    `Outside of ${EDGE_REGION} set FIREWALL_ARN: docs/deploy.md says how the firewall is deployed first.`,
  );
}

/** The firewall alone, in CloudFront's own region, for a stage in another. */
export function Firewall({ stack }: StackContext) {
  prepare(stack);
  if (stack.region !== EDGE_REGION) {
    throw new Error(
      `The firewall exists in ${EDGE_REGION} only: deploy it with --region ${EDGE_REGION}.`,
    );
  }
  stack.addOutputs({ FirewallArn: createFirewall(stack) });
}

function createFirewall(stack: Stack): string {
  const acl = new waf.CfnWebACL(stack, "Firewall", {
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: visibility("Firewall"),
    customResponseBodies: {
      TooMany: { contentType: "APPLICATION_JSON", content: JSON.stringify(TOO_MANY) },
    },
    rules: [rateRule()],
  });
  return acl.attrArn;
}

const rateRule = (): waf.CfnWebACL.RuleProperty => ({
  name: "RatePerAddress",
  priority: 0,
  statement: {
    rateBasedStatement: {
      aggregateKeyType: "IP",
      limit: MOST_REQUESTS,
      evaluationWindowSec: 300,
    },
  },
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        customResponseBodyKey: "TooMany",
        responseHeaders: [{ name: "retry-after", value: "60" }],
      },
    },
  },
  visibilityConfig: visibility("RatePerAddress"),
});

// No samples: a sampled request is stored with its URL, which may contain a token.
const visibility = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
  metricName,
});
