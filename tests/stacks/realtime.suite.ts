import { socketGuard } from "@foja/functions/triggers";
import { describe, expect, it } from "vitest";
import { deployments, ofType, only } from "./synth";

describe.each(deployments)("real time: %s", (_, deployment) => {
  it("is a WebSocket API of its own, one function behind its three routes", () => {
    const api = ofType(deployment, "AWS::ApiGatewayV2::Api", "Sockets");
    expect(api.map(({ Properties }) => Properties.ProtocolType)).toEqual(["WEBSOCKET"]);
    const routes = ofType(deployment, "AWS::ApiGatewayV2::Route", "Realtime");
    expect(routes.map(({ Properties }) => Properties.RouteKey).sort()).toEqual([
      "$connect",
      "$default",
      "$disconnect",
    ]);
    expect(new Set(routes.map(({ Properties }) => JSON.stringify(Properties.Target))).size).toBe(1);
  });

  it("has its stage at the path that CloudFront passes on, throttled, its accesses logged", () => {
    const stage = only(deployment, "AWS::ApiGatewayV2::Stage", "Realtime");
    expect(stage.Properties).toMatchObject({
      StageName: "ws",
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 500 },
    });
    const { Format } = stage.Properties.AccessLogSettings as { Format: string };
    // Frames contain tokens: the log records that they passed, never their content.
    expect(Format).not.toMatch(/body|authorizer|queryString|\$input/i);
    const { CacheBehaviors } = only(deployment, "AWS::CloudFront::Distribution").Properties
      .DistributionConfig as { CacheBehaviors: Record<string, unknown>[] };
    expect(CacheBehaviors.find(({ PathPattern }) => PathPattern === "/ws")).toMatchObject({
      ViewerProtocolPolicy: "https-only",
      // The managed policies: nothing cached, all headers except the host.
      CachePolicyId: "4135ea2d-6df8-44a3-9df3-4b5a84be39ad",
      OriginRequestPolicyId: "b689b0a8-53d0-40ab-baf2-68738e2966ac",
    });
  });

  it("looks again at silent sockets by a queue that is encrypted and loses nothing", () => {
    const [guard] = ofType(deployment, "AWS::SQS::Queue", "Sockets").filter(
      ({ id }) => !id.includes("DeadLetters"),
    );
    expect(guard?.Properties).toMatchObject({
      SqsManagedSseEnabled: true,
      VisibilityTimeout: 6 * socketGuard.timeoutSeconds,
      RedrivePolicy: { maxReceiveCount: 3 },
    });
    const mapping = only(deployment, "AWS::Lambda::EventSourceMapping", "Realtime");
    expect(mapping.Properties).toMatchObject({
      BatchSize: 10,
      FunctionResponseTypes: ["ReportBatchItemFailures"],
    });
    const insecure = ofType(deployment, "AWS::SQS::QueuePolicy", "Sockets").map((policy) =>
      JSON.stringify(policy.Properties.PolicyDocument),
    );
    expect(insecure).toHaveLength(2);
    for (const policy of insecure) expect(policy).toContain("aws:SecureTransport");
  });

  it("names sockets and the guard in the settings of every function", () => {
    for (const { Properties, stack } of ofType(deployment, "AWS::Lambda::Function")) {
      if (stack === "Site") continue;
      const { Variables } = Properties.Environment as { Variables: Record<string, unknown> };
      expect(JSON.stringify(Variables.SOCKETS_ENDPOINT)).toContain("/ws");
      expect(Variables.GUARD_QUEUE_URL).toBeDefined();
      expect(Variables.EVENT_BUS).toBeDefined();
    }
  });
});
