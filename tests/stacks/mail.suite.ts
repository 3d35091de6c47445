import { describe, expect, it } from "vitest";
import { ofType, only, plain, production } from "./synth";

describe("mail", () => {
  it("comes from a domain of the stage's own, signed", () => {
    expect(only(plain, "AWS::SES::EmailIdentity").Properties).toMatchObject({
      EmailIdentity: "pruebas.foja.ar",
      ConfigurationSetAttributes: { ConfigurationSetName: expect.anything() },
    });
    expect(only(production, "AWS::SES::EmailIdentity").Properties.EmailIdentity).toBe("foja.ar");
    expect(Object.keys(plain.outputs)).toEqual(expect.arrayContaining(["Dkim1", "Dkim2", "Dkim3"]));
  });

  it("travels encrypted, stops at who bounced or complained, and is measured", () => {
    const sets = ofType(plain, "AWS::SES::ConfigurationSet");
    expect(sets).toHaveLength(2);
    for (const { Properties } of sets) {
      expect(Properties).toMatchObject({
        DeliveryOptions: { TlsPolicy: "REQUIRE" },
        SuppressionOptions: { SuppressedReasons: ["BOUNCE", "COMPLAINT"] },
        ReputationOptions: { ReputationMetricsEnabled: true },
      });
    }
  });

  it("leaves a trace of what became of each message", () => {
    const destinations = ofType(plain, "AWS::SES::ConfigurationSetEventDestination").map(
      ({ Properties }) => Properties.EventDestination,
    );
    const types = ["send", "bounce", "complaint", "reject", "delivery"];
    // Clicks are counted only in campaigns: an address of SES replaces each link.
    expect(destinations).toMatchObject(
      [types, [...types, "click"]].map((MatchingEventTypes) => ({
        ...{ Enabled: true, MatchingEventTypes },
        EventBridgeDestination: { EventBusArn: expect.anything() },
      })),
    );
    expect(only(plain, "AWS::Events::Rule", "Mail").Properties).toMatchObject({
      EventPattern: { source: ["aws.ses"] },
      Targets: [{ Arn: { "Fn::GetAtt": [expect.stringMatching(/^EventsLog/), "Arn"] } }],
    });
    const [target] = only(plain, "AWS::Events::Rule", "Mail").Properties.Targets as {
      InputTransformer: { InputPathsMap: Record<string, string>; InputTemplate: string };
    }[];
    const { InputPathsMap, InputTemplate } = target?.InputTransformer ?? {};
    expect(Object.values(InputPathsMap ?? {}).sort()).toEqual([
      "$.detail.bounce.bounceSubType",
      "$.detail.bounce.bounceType",
      "$.detail.complaint.complaintFeedbackType",
      "$.detail.delivery.processingTimeMillis",
      "$.detail.eventType",
      "$.detail.mail.messageId",
      "$.detail.reject.reason",
      "$.time",
    ]);
    // A log takes only a time and a text.
    const template = /^{"timestamp":<[\w-]+>,"message":"event=<[^{}]+>"}$/;
    expect(InputTemplate).toMatch(template);
    expect(only(plain, "AWS::Logs::ResourcePolicy").Properties.PolicyDocument).toBeDefined();
  });
});
