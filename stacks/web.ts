import { apiCsp, apiHeaders, commonHeaders, hstsSeconds } from "@foja/functions/edge/headers";
import { framedPattern } from "@foja/functions/edge/public-paths";
import { edgeKeyHeader } from "@foja/functions/edge/viewer-address";
import { mailIn } from "@foja/functions/triggers";
import { Annotations, Duration } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import * as cloudfront from "aws-cdk-lib/aws-cloudfront";
import * as origins from "aws-cdk-lib/aws-cloudfront-origins";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import * as s3 from "aws-cdk-lib/aws-s3";
import { type Stack, type StackContext, use } from "sst/constructs";
import { accept } from "./accept";
import { prepare } from "./defaults";
import { edgeCode } from "./edge-code";
import { keepEdgeLogs } from "./edge-logs";
import { createFilesBucket, filesOrigin, privateBucket } from "./files";
import { firewallOf } from "./firewall";
import { Gateway } from "./gateway";
import { ruleArn } from "./mail-in-rule";
import { scanFiles } from "./malware";
import { siteCsp, sitePath } from "./pages";
import { type Settings, settings } from "./settings";
import { Sockets } from "./sockets";
import { Storage } from "./storage";

/** The public address: the built pages from a private bucket, and the API under `/api`. */
export function Web({ stack, app }: StackContext) {
  prepare(stack);
  const stage = settings(stack.stage);
  const logBucket = createLogBucket(stack);
  const bucket = new s3.Bucket(stack, "Site", {
    ...privateBucket,
    serverAccessLogsBucket: logBucket,
    serverAccessLogsPrefix: "site/",
  });
  const csp = siteCsp(sitePath(app), filesOrigin(stack));
  const pages = pagesBehavior(stack, bucket);
  const api = apiBehavior(stack);
  const distribution = new cloudfront.Distribution(stack, "Distribution", {
    defaultRootObject: "index.html",
    comment: `Foja ${stack.stage}`,
    defaultBehavior: {
      ...pages,
      responseHeadersPolicy: headersPolicy(stack, "PageHeaders", csp.page),
    },
    additionalBehaviors: {
      // The first match applies.
      [sharedAnswers]: sharedBehavior(stack, api),
      "/api/*": api,
      "/mcp": api,
      "/ws": socketsBehavior(),
      [framedPattern]: {
        ...pages,
        responseHeadersPolicy: headersPolicy(stack, "FramedHeaders", csp.framed, { framed: true }),
      },
    },
    ...domain(stack, stage),
    minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
    httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
    // The cheaper classes have no edge in South America.
    priceClass: cloudfront.PriceClass.PRICE_CLASS_ALL,
    webAclId: firewallOf(stack),
  });
  keepEdgeLogs(stack, distribution);
  // The edge function maps every path to one file: a listing is never requested.
  Annotations.of(distribution).acknowledgeWarning(
    "@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk",
  );
  acceptFindings(distribution, stage);
  const appUrl = `https://${stage.DOMAIN ?? distribution.distributionDomainName}`;
  const { dataKey } = use(Storage);
  const files = createFilesBucket(stack, { logs: logBucket, appUrl, dataKey });
  if (stage.MAIL_IN_DOMAIN) letSesWrite(stack, files, dataKey);
  if (stage.MALWARE_SCAN) scanFiles(stack, files, dataKey);
  // Exported even when a domain replaces it: another stack may still import it meanwhile.
  stack.exportValue(distribution.distributionDomainName);
  stack.addOutputs({ AppUrl: appUrl, Distribution: distribution.distributionDomainName });
  return { appUrl, bucket, files };
}

/** Lets SES, by the one rule of this stage, store the letters that come in. */
function letSesWrite(stack: Stack, files: s3.Bucket, dataKey: IKey | undefined): void {
  const statement = (actions: string[], resources: string[]) =>
    new PolicyStatement({
      principals: [new ServicePrincipal("ses.amazonaws.com")],
      actions,
      resources,
      conditions: {
        StringEquals: { "aws:SourceAccount": stack.account, "aws:SourceArn": ruleArn(stack) },
      },
    });
  files.addToResourcePolicy(
    statement(["s3:PutObject"], [files.arnForObjects(`${mailIn.prefix}*`)]),
  );
  dataKey?.addToResourcePolicy(statement(["kms:GenerateDataKey", "kms:Decrypt"], ["*"]));
}

function createLogBucket(stack: Stack): s3.Bucket {
  const bucket = new s3.Bucket(stack, "Logs", {
    ...privateBucket,
    lifecycleRules: [{ expiration: Duration.days(90) }],
  });
  accept(
    bucket,
    "AwsSolutions-S1",
    "This bucket receives the access logs of the others; logging its own accesses into itself would never end.",
  );
  return bucket;
}

function pagesBehavior(stack: Stack, bucket: s3.IBucket): cloudfront.BehaviorOptions {
  return {
    // With LIST the bucket answers 404, not 403, for a file that does not exist.
    origin: origins.S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [cloudfront.AccessLevel.READ, cloudfront.AccessLevel.LIST],
    }),
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: cloudfront.CachePolicy.CACHING_OPTIMIZED,
    functionAssociations: [viewerRequest(stack, "ViewerRequest", "viewer-request")],
    compress: true,
  };
}

function apiBehavior(stack: Stack): cloudfront.BehaviorOptions {
  const { host, edgeKey } = use(Gateway);
  return {
    origin: new origins.HttpOrigin(host, {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
      customHeaders: { [edgeKeyHeader]: edgeKey.value },
    }),
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
    cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
    // API Gateway needs its own Host; every other header of the caller is passed on.
    originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: headersPolicy(stack, "ApiHeaders", apiCsp, { more: apiHeaders }),
    functionAssociations: [viewerRequest(stack, "ApiRequest", "api-request")],
    compress: true,
  };
}

/** Responses that are the same for everybody: the published rates. */
const sharedAnswers = "/api/tasas/publicas*";

/** Caches at the edge what the API allows, for as long as it allows; nothing else. */
function sharedBehavior(stack: Stack, api: cloudfront.BehaviorOptions): cloudfront.BehaviorOptions {
  const cachePolicy = new cloudfront.CachePolicy(stack, "SharedAnswers", {
    comment: "Public answers of the API, for as long as they say",
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.hours(1),
    queryStringBehavior: cloudfront.CacheQueryStringBehavior.all(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
  return { ...api, allowedMethods: cloudfront.AllowedMethods.ALLOW_GET_HEAD_OPTIONS, cachePolicy };
}

/** Sockets: on the pages' origin, so that their policy needs to name no other. */
function socketsBehavior(): cloudfront.BehaviorOptions {
  return {
    origin: new origins.HttpOrigin(use(Sockets).host, {
      protocolPolicy: cloudfront.OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
    }),
    viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
    cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
    originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  };
}

function viewerRequest(stack: Stack, id: string, name: Parameters<typeof edgeCode>[0]) {
  return {
    eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
    function: new cloudfront.Function(stack, id, {
      code: cloudfront.FunctionCode.fromInline(edgeCode(name)),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    }),
  };
}

function headersPolicy(
  stack: Stack,
  id: string,
  csp: string,
  { framed = false, more = {} }: { framed?: boolean; more?: Record<string, string> } = {},
): cloudfront.ResponseHeadersPolicy {
  return new cloudfront.ResponseHeadersPolicy(stack, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: csp, override: true },
      contentTypeOptions: { override: true },
      ...(!framed && {
        frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
      }),
      referrerPolicy: {
        referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(hstsSeconds),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries({ ...customHeaders, ...more }).map(([header, value]) => ({
        header,
        value,
        override: true,
      })),
    },
  });
}

/** Those that CloudFront has no setting for. */
const customHeaders = {
  "permissions-policy": commonHeaders["permissions-policy"],
  "cross-origin-opener-policy": commonHeaders["cross-origin-opener-policy"],
};

function domain(stack: Stack, { DOMAIN, CERTIFICATE_ARN }: Settings) {
  if (!DOMAIN || !CERTIFICATE_ARN) return {};
  const certificate = Certificate.fromCertificateArn(stack, "Certificate", CERTIFICATE_ARN);
  return { domainNames: [DOMAIN], certificate };
}

function acceptFindings(distribution: cloudfront.Distribution, { DOMAIN }: Settings): void {
  accept(
    distribution,
    "AwsSolutions-CFR1",
    "Lawyers travel, and the landing page is for anyone: no country is shut out.",
  );
  accept(
    distribution,
    "AwsSolutions-CFR3",
    "The legacy logs keep the path and the query, which carry secrets and names: the accesses go to a log group in chosen fields.",
  );
  if (DOMAIN) return;
  accept(
    distribution,
    "AwsSolutions-CFR4",
    "Without a domain of its own the stage answers at CloudFront's, whose minimum of TLS is CloudFront's to set; production has a domain.",
  );
}
