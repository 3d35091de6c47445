import { reactions, schedules, socketGuard, sockets, streams } from "@foja/functions/triggers";
import { describe, expect, it } from "vitest";
import { pascalCase } from "../../stacks/functions";
import { deployments, ofType, only, plain, production } from "./synth";

describe.each(deployments)("alarms: %s", (_, deployment) => {
  const alarms = ofType(deployment, "AWS::CloudWatch::Alarm");
  const topic = only(deployment, "AWS::SNS::Topic");

  const names = [...schedules, ...streams, ...reactions].map(({ name }) => pascalCase(name));
  const open = [sockets, socketGuard].map(({ name }) => pascalCase(name));
  const expected = [
    ...["Api", "Causas", ...open, ...names].flatMap((name) => [
      `${name}Errors`,
      `${name}Throttles`,
    ]),
    ...streams.map(({ name }) => `${pascalCase(name)}IteratorAge`),
    ...[...names, "SocketGuard"].map((name) => `${name}DeadLetters`),
    ...["Api", "Causas"].flatMap((name) => [`${name}ServerErrors`, `${name}Latency`]),
    ...["TableThrottles", "TableSystemErrors"],
    ...["MailBounces", "MailComplaints", "SocketsExecutionErrors"],
  ];

  it("watch every function, stream and queue, the API, the table and the mail", () => {
    expect(alarms.map(({ id }) => id.slice(0, -8)).sort()).toEqual(expected.sort());
  });

  it.each(alarms)("$id tells a person, in words, when it starts and when it ends", (alarm) => {
    expect(alarm.Properties).toMatchObject({
      AlarmActions: [{ Ref: topic.id }],
      OKActions: [{ Ref: topic.id }],
      AlarmDescription: expect.stringMatching(/^[A-ZÁÉÍÓÚ].{20,}\.$/),
      TreatMissingData: "notBreaching",
    });
  });

  it("go through a topic that is encrypted with a key CloudWatch may use", () => {
    const key = only(deployment, "AWS::KMS::Key");
    expect(topic.Properties.KmsMasterKeyId).toEqual({ "Fn::GetAtt": [key.id, "Arn"] });
    expect(key.Properties.EnableKeyRotation).toBe(true);
    expect(JSON.stringify(key.Properties.KeyPolicy)).toContain("cloudwatch.amazonaws.com");
  });
});

describe("who is told", () => {
  it("is the address of the settings, or nobody", () => {
    expect(ofType(plain, "AWS::SNS::Subscription")).toEqual([]);
    expect(only(production, "AWS::SNS::Subscription").Properties).toMatchObject({
      Protocol: "email",
      Endpoint: "guardia@foja.ar",
    });
  });
});
