import { edgeKeyHeader } from "@foja/functions/edge/viewer-address";
import { describe, expect, it } from "vitest";
import {
  type Deployment,
  deployments,
  far,
  ofType,
  only,
  ownFunctions,
  plain,
  production,
  restored,
} from "./synth";

describe.each(deployments)("API: %s", (_, deployment) => {
  const stage = only(deployment, "AWS::ApiGatewayV2::Stage", "Gateway").Properties;

  it("limits the rate of the whole stage, far above what one address is let through", () => {
    expect(stage.DefaultRouteSettings).toEqual({
      ThrottlingRateLimit: 2000,
      ThrottlingBurstLimit: 4000,
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

  it("sends all of /api and /mcp to the one function, and nothing else to it", () => {
    const routes = ofType(deployment, "AWS::ApiGatewayV2::Route", "Api");
    expect(routes.map(({ Properties }) => Properties.RouteKey).sort()).toEqual([
      "ANY /api/{proxy+}",
      "ANY /mcp",
    ]);
    expect(only(deployment, "AWS::ApiGatewayV2::Integration", "Api").Properties).toMatchObject({
      IntegrationType: "AWS_PROXY",
      PayloadFormatVersion: "2.0",
    });
    const allowed = ofType(deployment, "AWS::Lambda::Permission", "Api").map(
      ({ Properties }) => [Properties.Principal, JSON.stringify(Properties.SourceArn)] as const,
    );
    expect(allowed.map(([principal]) => principal)).toEqual([
      ...["apigateway.amazonaws.com", "apigateway.amazonaws.com"],
    ]);
    for (const path of ["/*/*/api/{proxy+}", "/*/*/mcp"]) {
      expect(
        allowed.filter(([, arn]) => arn.includes(`${path}"`)),
        path,
      ).toHaveLength(1);
    }
  });

  it("gives up before the gateway does", () => {
    expect(only(deployment, "AWS::Lambda::Function", "Api").Properties.Timeout).toBeLessThan(30);
  });
});

describe("the API's own address", () => {
  const apiOf = (deployment: Deployment) =>
    only(deployment, "AWS::ApiGatewayV2::Api", "Gateway").Properties;
  const calledAt = (deployment: Deployment) => {
    const { DistributionConfig } = only(deployment, "AWS::CloudFront::Distribution").Properties;
    const { Origins } = DistributionConfig as {
      Origins: { DomainName: unknown; OriginCustomHeaders?: unknown }[];
    };
    return Origins.find(({ OriginCustomHeaders }) => OriginCustomHeaders)?.DomainName;
  };

  it("is one that only the distribution is told, and AWS's answers nobody", () => {
    expect(apiOf(production).DisableExecuteApiEndpoint).toBe(true);
    expect(calledAt(production)).toBe("origen-7f3a.foja.ar");
    expect(only(production, "AWS::ApiGatewayV2::DomainName").Properties).toMatchObject({
      DomainName: "origen-7f3a.foja.ar",
      DomainNameConfigurations: [
        {
          CertificateArn: "arn:aws:acm:us-east-1:111122223333:certificate/otra",
          ...{ EndpointType: "REGIONAL", SecurityPolicy: "TLS_1_2" },
        },
      ],
    });
    expect(only(production, "AWS::ApiGatewayV2::ApiMapping").Properties).toMatchObject({
      DomainName: { Ref: only(production, "AWS::ApiGatewayV2::DomainName").id },
      Stage: "$default",
    });
    expect(JSON.stringify(production.outputs.OriginRecord)).toContain("origen-7f3a.foja.ar CNAME ");
  });

  it("is AWS's where the settings name none", () => {
    expect(apiOf(plain).DisableExecuteApiEndpoint).toBe(false);
    expect(JSON.stringify(calledAt(plain))).toContain(".execute-api.");
    expect(ofType(plain, "AWS::ApiGatewayV2::DomainName")).toEqual([]);
  });

  it("is introduced in steps: made, then called, and only then the single one", () => {
    expect(JSON.stringify(calledAt(far))).toContain(".execute-api.");
    expect(only(far, "AWS::ApiGatewayV2::DomainName").Properties.DomainName).toBe("origen.foja.ar");
    expect(apiOf(far).DisableExecuteApiEndpoint).toBe(false);
    expect(calledAt(restored)).toBe("origen.foja.ar");
    expect(apiOf(restored).DisableExecuteApiEndpoint).toBe(false);
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
