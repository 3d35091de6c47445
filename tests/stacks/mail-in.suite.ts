import { mailIn } from "@foja/functions/triggers";
import { describe, expect, it } from "vitest";
import { ofType, only, plain, production } from "./synth";

describe("mail that comes in", () => {
  it("is stored, looked at and handed to the function, at the stage's own domain", () => {
    const { Rule } = only(production, "AWS::SES::ReceiptRule", "MailIn").Properties;
    expect(Rule).toMatchObject({
      ...{ Enabled: true, ScanEnabled: true, Recipients: ["in.foja.ar"] },
      Actions: [
        { S3Action: { ObjectKeyPrefix: mailIn.prefix } },
        { LambdaAction: { InvocationType: "Event" } },
      ],
    });
  });

  it("may be written by that rule alone, to where letters wait", () => {
    const text = JSON.stringify(ofType(production, "AWS::S3::BucketPolicy"));
    expect(text).toContain(`/${mailIn.prefix}*`);
    expect(text).toMatch(
      /"aws:SourceArn".{1,400}receipt-rule-set\/foja-[a-z]+:receipt-rule\/letters/,
    );
  });

  it("has no rule where the stage receives none", () => {
    expect(ofType(plain, "AWS::SES::ReceiptRule")).toEqual([]);
    expect(JSON.stringify(ofType(plain, "AWS::S3::BucketPolicy"))).not.toContain(
      "ses.amazonaws.com",
    );
  });
});
