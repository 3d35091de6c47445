import { describe, expect, it } from "vitest";
import { deployments, ofType, ownFunctions } from "./synth";

describe.each(deployments)("files: %s", (name, deployment) => {
  const buckets = ofType(deployment, "AWS::S3::Bucket", "Web");
  const bucket = buckets.find(({ id }) => id.startsWith("Files"));
  const { CorsConfiguration, LifecycleConfiguration } = bucket?.Properties ?? {};

  it("are in a bucket of their own, which nobody else reads and which outlives its stack", () => {
    expect(bucket).toMatchObject({
      DeletionPolicy: "Retain",
      Properties: {
        BucketEncryption: expect.anything(),
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        LoggingConfiguration: { LogFilePrefix: "files/" },
      },
    });
  });

  it("come and go over TLS only", () => {
    const policies = ofType(deployment, "AWS::S3::BucketPolicy").filter(
      ({ Properties }) => JSON.stringify(Properties.Bucket) === JSON.stringify({ Ref: bucket?.id }),
    );
    const policy = JSON.stringify(policies[0]?.Properties.PolicyDocument);
    expect(policy).toContain('"aws:SecureTransport":"false"');
    expect(policy).toContain('"Effect":"Deny"');
    // Only SES is let in, and only by the rule of this stage (`mail-in.suite.ts`).
    type Statement = { Effect: string; Principal: unknown; Action: unknown };
    const document = policies[0]?.Properties.PolicyDocument as { Statement: Statement[] };
    const allowed = document.Statement.filter(({ Effect }) => Effect === "Allow");
    for (const { Principal, Action } of allowed) {
      expect({ Principal, Action }).toEqual({
        Principal: { Service: "ses.amazonaws.com" },
        Action: "s3:PutObject",
      });
    }
  });

  it("are posted by pages of the site and no other", () => {
    const { CorsRules } = CorsConfiguration as { CorsRules: unknown[] };
    expect(CorsRules).toEqual([
      {
        AllowedHeaders: ["*"],
        AllowedMethods: ["POST", "GET"],
        AllowedOrigins: [expect.anything()],
      },
    ]);
    const origin = JSON.stringify(CorsRules);
    expect(origin).toMatch(name === "production" ? "https://app.foja.ar" : /Distribution/);
  });

  it("that were posted and never taken in go after a day", () => {
    const { Rules } = LifecycleConfiguration as { Rules: unknown[] };
    expect(Rules).toContainEqual({
      ExpirationInDays: 1,
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      Prefix: "uploads/",
      Status: "Enabled",
    });
  });

  it("that were packed for somebody go after eight days, and their versions with them", () => {
    const { Rules } = LifecycleConfiguration as { Rules: unknown[] };
    expect(Rules).toContainEqual({
      ExpirationInDays: 8,
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
      Prefix: "exports/",
      Status: "Enabled",
    });
  });

  it("can be brought back for as long as the table can go back, and then are gone", () => {
    expect(bucket?.Properties.VersioningConfiguration).toEqual({ Status: "Enabled" });
    const { Rules } = LifecycleConfiguration as { Rules: { Prefix?: string }[] };
    expect(Rules.filter(({ Prefix }) => Prefix === "files/")).toEqual([
      {
        NoncurrentVersionExpiration: { NoncurrentDays: 35 },
        Prefix: "files/",
        Status: "Enabled",
      },
    ]);
    expect(Rules).toContainEqual({ ExpiredObjectDeleteMarker: true, Status: "Enabled" });
  });

  it("are named in the settings of every function", () => {
    for (const { Properties } of ownFunctions(deployment)) {
      const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
      expect(JSON.stringify(Variables.FILES_BUCKET)).toMatch(/RefFiles/);
    }
  });
});
