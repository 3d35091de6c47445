import { edgeKeyHeader } from "@foja/functions/edge/viewer-address";
import { describe, expect, it } from "vitest";
import { deployments, ofType, only, plain } from "./synth";

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

describe("the edge's key", () => {
  it("is the same value at the distribution and at the function, and stands in no template", () => {
    const { DistributionConfig } = only(plain, "AWS::CloudFront::Distribution").Properties;
    const { Origins } = DistributionConfig as { Origins: { OriginCustomHeaders?: unknown[] }[] };
    const api = only(plain, "AWS::Lambda::Function", "Api").Properties;
    const { Variables } = api.Environment as { Variables: Record<string, unknown> };
    expect(Variables.EDGE_KEY).toEqual({
      "Fn::Select": [2, { "Fn::Split": ["/", { "Fn::ImportValue": expect.any(String) }] }],
    });
    expect(Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders)).toEqual([
      { HeaderName: edgeKeyHeader, HeaderValue: Variables.EDGE_KEY },
    ]);
  });
});
