import { taxQueue } from "@foja/functions/triggers";
import { describe, expect, it } from "vitest";
import { deployments, ofType, only } from "./synth";

describe.each(deployments)("what ARCA is asked about: %s", (_, deployment) => {
  it("waits on a queue that is encrypted, and lets a call end before it comes again", () => {
    const [queue] = ofType(deployment, "AWS::SQS::Queue", "TaxQueue").filter(
      ({ id }) => !id.includes("DeadLetters"),
    );
    expect(queue?.Properties).toMatchObject({
      SqsManagedSseEnabled: true,
      VisibilityTimeout: 6 * taxQueue.timeoutSeconds,
      RedrivePolicy: { maxReceiveCount: taxQueue.maxReceives },
    });
  });

  it("is handed over one lane at a time, to few at once", () => {
    const mapping = only(deployment, "AWS::Lambda::EventSourceMapping", "Tax");
    expect(mapping.Properties).toMatchObject({
      BatchSize: 1,
      FunctionResponseTypes: ["ReportBatchItemFailures"],
      ScalingConfig: { MaximumConcurrency: 10 },
    });
  });

  it("is known to every function", () => {
    for (const { Properties, stack } of ofType(deployment, "AWS::Lambda::Function")) {
      if (stack === "Site") continue;
      const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
      expect(Variables.TAX_QUEUE_URL).toBeDefined();
    }
  });
});
