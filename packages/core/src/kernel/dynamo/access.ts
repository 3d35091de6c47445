import { env } from "../env";
import { onReset } from "./reset";

type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string };

let url: URL | undefined;

/** The URL of DynamoDB's endpoint. */
export function endpoint(): URL {
  const { AWS_REGION, DYNAMODB_ENDPOINT } = env();
  if (url) return url;
  onReset(() => {
    url = undefined;
  });
  url = new URL(DYNAMODB_ENDPOINT ?? `https://dynamodb.${AWS_REGION}.amazonaws.com`);
  return url;
}

type Provider = () => Promise<Credentials>;

let provider: Promise<Provider> | undefined;

/** The AWS credentials: from Lambda's environment, or else where AWS's own tools find them. */
export async function credentials(): Promise<Credentials> {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env;
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey, sessionToken };
  provider ??= import("@aws-sdk/credential-provider-node").then(({ defaultProvider }) =>
    defaultProvider(),
  );
  return (await provider)();
}
