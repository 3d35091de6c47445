import { readFileSync } from "node:fs";
import { apiCsp, buildCsp, commonHeaders, inlineScriptHashes } from "@foja/functions/edge/headers";
import { describe, expect, it } from "vitest";
import {
  deployments,
  far,
  firewallOfFar,
  ofType,
  only,
  plain,
  production,
  synthesise,
} from "./synth";

type Behavior = Record<string, unknown> & {
  ResponseHeadersPolicyId: { Ref: string };
  FunctionAssociations: { EventType: string; FunctionARN: { "Fn::GetAtt": string[] } }[];
};
type Distribution = Record<string, unknown> & {
  DefaultCacheBehavior: Behavior;
  CacheBehaviors: Behavior[];
};

const cachingOptimized = "658327ea-f89d-4fab-a63d-7e88639e58f6";
const cachingDisabled = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad";
const allViewerExceptHost = "b689b0a8-53d0-40ab-baf2-68738e2966ac";

describe.each(deployments)("web: %s", (_, deployment) => {
  const { DistributionConfig } = only(deployment, "AWS::CloudFront::Distribution").Properties;
  const distribution = DistributionConfig as Distribution;
  const { DefaultCacheBehavior: pages } = distribution;

  const headersOf = ({ ResponseHeadersPolicyId: { Ref } }: Behavior) =>
    ofType(deployment, "AWS::CloudFront::ResponseHeadersPolicy").find(({ id }) => id === Ref)
      ?.Properties.ResponseHeadersPolicyConfig;

  const functionOf = ({ FunctionAssociations: [association] }: Behavior) =>
    ofType(deployment, "AWS::CloudFront::Function").find(
      ({ id }) => id === association?.FunctionARN["Fn::GetAtt"][0],
    )?.Properties;

  const allHeaders = (csp: unknown, more: [string, string][] = []) => ({
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: csp, Override: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: commonHeaders["x-frame-options"], Override: true },
      ReferrerPolicy: { ReferrerPolicy: commonHeaders["referrer-policy"], Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: true,
        Preload: true,
        Override: true,
      },
    },
    CustomHeadersConfig: {
      Items: [
        ["permissions-policy", commonHeaders["permissions-policy"]],
        ["cross-origin-opener-policy", commonHeaders["cross-origin-opener-policy"]],
        ...more,
      ].map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  });

  it("serves pages over TLS only, cached and compressed, by the path's own file", () => {
    expect(pages).toMatchObject({
      ViewerProtocolPolicy: "redirect-to-https",
      CachePolicyId: cachingOptimized,
      Compress: true,
    });
    expect(functionOf(pages)).toMatchObject({
      FunctionConfig: { Runtime: "cloudfront-js-2.0" },
      FunctionCode: expect.stringContaining("__spa-fallback.html"),
    });
  });

  it("sends pages with every security header, and the hashes of their own scripts", () => {
    const hashes = ["__spa-fallback", "plans/index"].flatMap((page) =>
      inlineScriptHashes(readFileSync(`tests/stacks/site/${page}.html`, "utf8")),
    );
    expect(hashes).toHaveLength(2);
    const headers = JSON.stringify(headersOf(pages));
    const [before = "", after = ""] = buildCsp(hashes, "@").split("@");
    expect(headers).toContain(`"${before}https://foja-`);
    expect(headers).toContain(`${after}"`);
    expect(headersOf(pages)).toMatchObject(allHeaders(expect.anything()));
  });

  it("lets other sites show the booking page inside of theirs, and nothing else", () => {
    const framed = distribution.CacheBehaviors.find((one) => one.PathPattern === "/booking/*");
    if (!framed) throw new Error("no behaviour for the booking page");
    const framing = (behavior: Behavior) => {
      const headers = JSON.stringify(headersOf(behavior));
      return [/frame-ancestors [^;"]+/.exec(headers)?.[0], headers.includes("FrameOptions")];
    };
    expect(framing(framed)).toEqual(["frame-ancestors *", false]);
    expect(framing(pages)).toEqual(["frame-ancestors 'none'", true]);
    const { ResponseHeadersPolicyId: _, PathPattern: __, ...served } = framed;
    expect(pages).toMatchObject(served);
  });

  it("hands /api and /mcp over whole and uncached, and says who calls", () => {
    const [shared, api, programs, sockets, framed, ...more] = distribution.CacheBehaviors;
    expect(shared?.PathPattern).toBe("/api/tasas/publicas*");
    if (!api) throw new Error("no behaviour for the API");
    expect(programs).toEqual({ ...api, PathPattern: "/mcp" });
    expect(sockets?.PathPattern).toBe("/ws");
    expect(framed?.PathPattern).toBe("/booking/*");
    expect(more).toEqual([]);
    expect(api).toMatchObject({
      PathPattern: "/api/*",
      ViewerProtocolPolicy: "https-only",
      CachePolicyId: cachingDisabled,
      OriginRequestPolicyId: allViewerExceptHost,
      AllowedMethods: expect.arrayContaining(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]),
      Compress: true,
    });
    expect(headersOf(api)).toMatchObject(
      allHeaders(apiCsp, [["cross-origin-resource-policy", "same-origin"]]),
    );
    expect(functionOf(api)?.FunctionCode).toContain("event.viewer.ip");
  });

  it("takes no TRACE, which would show a request's cookies to a script", () => {
    const { DefaultCacheBehavior, CacheBehaviors } = distribution;
    const methods = [DefaultCacheBehavior, ...CacheBehaviors].flatMap(
      ({ AllowedMethods = [] }) => AllowedMethods,
    );
    expect(new Set(methods)).toEqual(
      new Set(["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "POST", "DELETE"]),
    );
  });

  it("keeps the published rates at the edge for as long as the API says, and changes nothing by them", () => {
    const [shared, api] = distribution.CacheBehaviors;
    const policy = only(deployment, "AWS::CloudFront::CachePolicy");
    expect(shared?.CachePolicyId).toEqual({ Ref: policy.id });
    expect(policy.Properties.CachePolicyConfig).toMatchObject({
      ...{ MinTTL: 0, DefaultTTL: 0, MaxTTL: 3600 },
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: "none" },
        HeadersConfig: { HeaderBehavior: "none" },
      },
    });
    expect(shared?.AllowedMethods).toEqual(["GET", "HEAD", "OPTIONS"]);
    expect(shared?.ResponseHeadersPolicyId).toEqual(api?.ResponseHeadersPolicyId);
    expect(shared?.OriginRequestPolicyId).toBe(allViewerExceptHost);
  });

  it("never turns an answer of the API into a page", () => {
    expect(distribution.CustomErrorResponses).toBeUndefined();
  });

  it("speaks HTTP/3, from every edge", () => {
    expect(distribution).toMatchObject({ HttpVersion: "http2and3", PriceClass: "PriceClass_All" });
  });

  it("logs its accesses for three months, without what an address or a header may carry", () => {
    expect(distribution.Logging).toBeUndefined();
    const source = only(deployment, "AWS::Logs::DeliverySource").Properties;
    expect(source).toMatchObject({ LogType: "ACCESS_LOGS", ResourceArn: expect.anything() });
    const { RecordFields, DeliverySourceName } = only(deployment, "AWS::Logs::Delivery").Properties;
    expect(DeliverySourceName).toBe(source.Name);
    expect(RecordFields).toEqual(expect.arrayContaining(["date", "time", "c-ip", "sc-status"]));
    expect(String(RecordFields)).not.toMatch(/uri|query|cookie|referer|user-agent|host|forwarded/i);
    const log = ofType(deployment, "AWS::Logs::LogGroup", "Web").find(({ id }) =>
      id.startsWith("EdgeLog"),
    );
    expect(log?.Properties.RetentionInDays).toBe(90);
    expect(only(deployment, "AWS::Logs::DeliveryDestination").Properties).toMatchObject({
      DestinationResourceArn: { "Fn::GetAtt": [log?.id, "Arn"] },
      OutputFormat: "json",
    });
  });

  it("stands behind a firewall that bounds what one address may ask for", () => {
    const firewall = only(deployment, "AWS::WAFv2::WebACL");
    expect(distribution.WebACLId).toEqual({ "Fn::GetAtt": [firewall.id, "Arn"] });
    expect(firewall.Properties).toMatchObject({
      Scope: "CLOUDFRONT",
      DefaultAction: { Allow: {} },
      Rules: [
        {
          Statement: {
            RateBasedStatement: { AggregateKeyType: "IP", Limit: 3000, EvaluationWindowSec: 300 },
          },
          Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
        },
      ],
    });
    // A sampled request is stored with its whole address.
    expect(JSON.stringify(firewall.Properties)).not.toContain('"SampledRequestsEnabled":true');
    const { TooMany } = firewall.Properties.CustomResponseBodies as Record<
      string,
      { Content: string }
    >;
    expect(JSON.parse(TooMany?.Content ?? "")).toMatchObject({
      success: false,
      error: "request.throttled",
    });
  });

  it("keeps its buckets to itself, encrypted", () => {
    for (const { Properties, DeletionPolicy } of ofType(deployment, "AWS::S3::Bucket")) {
      expect(DeletionPolicy).toBe("Retain");
      expect(Properties).toMatchObject({
        BucketEncryption: expect.anything(),
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      });
    }
  });

  it("reads the site's bucket as this distribution, and nobody else does", () => {
    expect(ofType(deployment, "AWS::CloudFront::OriginAccessControl")).toHaveLength(1);
    const policies = ofType(deployment, "AWS::S3::BucketPolicy").map(({ Properties }) =>
      JSON.stringify(Properties.PolicyDocument),
    );
    const readers = policies.filter((policy) => policy.includes("s3:GetObject"));
    expect(readers).toHaveLength(1);
    expect(readers[0]).toContain("cloudfront.amazonaws.com");
    expect(readers[0]).toContain("AWS:SourceArn");
  });
});

describe("the site's files", () => {
  const [assets, pages] = ofType(plain, "Custom::CDKBucketDeployment").map((one) => one);

  it("keep their hashed names for good, and older ones stay", () => {
    expect(assets?.Properties).toMatchObject({
      Exclude: ["*"],
      Include: ["assets/*"],
      Prune: false,
      SystemMetadata: { "cache-control": "public,max-age=31536000,immutable" },
    });
  });

  it("are otherwise asked for again each time, and arrive after what they load", () => {
    expect(pages).toMatchObject({
      Properties: {
        Exclude: ["assets/*"],
        Prune: true,
        SystemMetadata: { "cache-control": "public,max-age=0,must-revalidate" },
      },
      DependsOn: expect.arrayContaining([assets?.id]),
    });
  });
});

describe("a domain of its own", () => {
  it("brings its certificate and the newest protocols", () => {
    const { DistributionConfig } = only(production, "AWS::CloudFront::Distribution").Properties;
    expect(DistributionConfig).toMatchObject({
      Aliases: ["app.foja.ar"],
      ViewerCertificate: { MinimumProtocolVersion: "TLSv1.2_2021", SslSupportMethod: "sni-only" },
    });
  });

  it("can be set later: what the functions read before stays exported", () => {
    const exported = (outputs: object) =>
      Object.keys(outputs).filter((key) => key.includes("Distribution"));
    expect(exported(production.outputs)).toEqual(exported(plain.outputs));
  });
});

describe("a stage outside of CloudFront's own region", () => {
  const { DistributionConfig } = only(far, "AWS::CloudFront::Distribution").Properties;

  it("stands behind the firewall that was deployed there, and makes none", () => {
    expect(DistributionConfig).toMatchObject({
      WebACLId: "arn:aws:wafv2:us-east-1:111122223333:global/webacl/lejos/1",
    });
    expect(ofType(far, "AWS::WAFv2::WebACL")).toEqual([]);
  });

  it("has the same firewall as a stage in it, deployed alone", () => {
    const { Tags: _, ...same } = only(plain, "AWS::WAFv2::WebACL").Properties;
    expect(only(firewallOfFar, "AWS::WAFv2::WebACL").Properties).toMatchObject(same);
    expect(firewallOfFar.resources.map(({ Type }) => Type)).toEqual(["AWS::WAFv2::WebACL"]);
    expect(JSON.stringify(firewallOfFar.outputs.FirewallArn)).toContain("Firewall");
  });

  it("is not deployed without one", async () => {
    const without = synthesise({
      stage: "lejos",
      region: "sa-east-1",
      bundled: false,
      settings: {},
    });
    await expect(without).rejects.toThrow(/set FIREWALL_ARN/);
    const elsewhere = { DEPLOY_ONLY: "firewall" };
    const misplaced = { stage: "lejos", region: "sa-east-1", bundled: false, settings: elsewhere };
    await expect(synthesise(misplaced)).rejects.toThrow(/us-east-1 only/);
  });

  it("says that CloudFront's log does not exist there", () => {
    expect(far.messages.map(({ text }) => text)).toContain(
      "No log of CloudFront: its delivery exists only in us-east-1.",
    );
  });
});
