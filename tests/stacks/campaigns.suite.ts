import { campaignsQueue, mailEvents } from "@foja/functions/triggers";
import { describe, expect, it } from "vitest";
import { deployments, ofType, only } from "./synth";

describe.each(deployments)("campaigns: %s", (_, deployment) => {
  it("wait on a queue of lanes that lets a run end before it comes again", () => {
    const [queue] = ofType(deployment, "AWS::SQS::Queue", "CampaignsQueue").filter(
      ({ id }) => !id.includes("DeadLetters"),
    );
    expect(queue?.Properties).toMatchObject({
      SqsManagedSseEnabled: true,
      VisibilityTimeout: 6 * campaignsQueue.timeoutSeconds,
      RedrivePolicy: { maxReceiveCount: campaignsQueue.maxReceives },
    });
    const mapping = only(deployment, "AWS::Lambda::EventSourceMapping", "Campaigns");
    expect(mapping.Properties).toMatchObject({
      BatchSize: 1,
      ScalingConfig: { MaximumConcurrency: 8 },
    });
  });

  it("hear what SES says of the letters of both sets, and of no other", () => {
    const { EventPattern, Targets } = only(deployment, "AWS::Events::Rule", "Campaigns").Properties;
    expect(EventPattern).toMatchObject({
      source: ["aws.ses"],
      "detail-type": mailEvents.events,
      detail: {
        mail: { tags: { "ses:configuration-set": [expect.anything(), expect.anything()] } },
      },
    });
    expect(Targets).toMatchObject([
      { DeadLetterConfig: expect.anything(), RetryPolicy: { MaximumRetryAttempts: 2 } },
    ]);
  });

  it("are known to every function by their queue and their set", () => {
    for (const { Properties, stack } of ofType(deployment, "AWS::Lambda::Function")) {
      if (stack === "Site") continue;
      const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
      expect(Variables.CAMPAIGNS_QUEUE_URL).toBeDefined();
      expect(Variables.SES_CAMPAIGNS_SET).toBeDefined();
    }
  });
});
