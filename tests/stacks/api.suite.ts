import { edgeKeyHeader } from "@foja/functions/edge/viewer-address";
import { describe, expect, it } from "vitest";
import { deployments, ofType, only, ownFunctions, production } from "./synth";

describe.each(deployments)("API: %s", (_, deployment) => {
  const stage = only(deployment, "AWS::ApiGatewayV2::Stage", "Gateway").Properties;

  it("limits the rate of the whole stage", () => {
    expect(stage.DefaultRouteSettings).toEqual({
      ThrottlingRateLimit: 100,
      ThrottlingBurstLimit: 200,
    });
  });

  it("logs each call as one line of JSON, without its address", () => {
    const { Format, DestinationArn } = stage.AccessLogSettings as Record<string, unknown>;
    expect(DestinationArn).toEqual({
      "Fn::GetAtt": [expect.stringMatching(/^AccessLog/), "Arn"],
    });
    expect(JSON.parse(String(Format))).toMatchObject({
      requestId: "$context.requestId",
      status: "$context.status",
      latency: "$context.responseLatency",
    });
    expect(Format).not.toMatch(/path|query|header/i);
  });

  it("sends all of /api to the one function, and nothing else to it", () => {
    expect(only(deployment, "AWS::ApiGatewayV2::Route", "Api").Properties).toMatchObject({
      RouteKey: "ANY /api/{proxy+}",
    });
    expect(only(deployment, "AWS::ApiGatewayV2::Integration", "Api").Properties).toMatchObject({
      IntegrationType: "AWS_PROXY",
      PayloadFormatVersion: "2.0",
    });
    expect(only(deployment, "AWS::Lambda::Permission", "Api").Properties).toMatchObject({
      Principal: "apigateway.amazonaws.com",
      SourceArn: expect.anything(),
    });
  });

  it("gives up before the gateway does", () => {
    expect(only(deployment, "AWS::Lambda::Function", "Api").Properties.Timeout).toBeLessThan(30);
  });
});

describe.each(deployments)("the API of the causas: %s", (_, deployment) => {
  it("has a host of its own, bounded, and serves the causas alone", () => {
    expect(only(deployment, "AWS::ApiGatewayV2::Stage", "Causas").Properties).toMatchObject({
      DefaultRouteSettings: { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 },
    });
    const routes = ofType(deployment, "AWS::ApiGatewayV2::Route", "Causas");
    expect(routes.map(({ Properties }) => Properties.RouteKey).sort()).toEqual([
      "ANY /api/causas/{proxy+}",
      "ANY /api/health",
    ]);
  });
});

describe.each(deployments)("the edge's key: %s", (_, deployment) => {
  const secret = only(deployment, "AWS::SecretsManager::Secret");
  const { DistributionConfig } = only(deployment, "AWS::CloudFront::Distribution").Properties;
  const { Origins } = DistributionConfig as {
    Origins: { OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[] }[];
  };

  it("is made by AWS, and is in no template", () => {
    expect(secret.Properties).toMatchObject({
      GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true },
    });
    const headers = Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
    expect(headers.map(({ HeaderName }) => HeaderName)).toEqual([edgeKeyHeader]);
    expect(JSON.stringify(headers[0]?.HeaderValue)).toMatch(
      /{{resolve:secretsmanager:.*EdgeKey.*:SecretString:::[0-9a-f-]*}}/,
    );
  });

  it("is read by the API alone, whose settings have its name and not its value", () => {
    for (const { id, Properties } of ownFunctions(deployment)) {
      const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
      const secret = JSON.stringify(Variables.EDGE_KEY_SECRET ?? "");
      expect(secret.includes("EdgeKey"), id).toBe(id.startsWith("Api"));
      expect(JSON.stringify(Variables)).not.toContain("{{resolve");
    }
  });
});

describe("a changed key of the edge", () => {
  it("is at the distribution in the version that the settings name", () => {
    const distribution = JSON.stringify(only(production, "AWS::CloudFront::Distribution"));
    expect(distribution).toContain(":SecretString:::0d9f0c3e-5a0b-4c1d-8e2f-3a4b5c6d7e8f}}");
  });
});
