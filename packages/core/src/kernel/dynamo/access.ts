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

/** The AWS credentials: from Lambda's environment, or else as the client library finds them. */
export async function credentials(): Promise<Credentials> {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env;
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey, sessionToken };
  const { library } = await loadLibrary();
  return library().config.credentials();
}

const load = () =>
  import("./library").then(({ library, writeAlone, writeTogether }) => ({
    library,
    writeAlone,
    writeTogether,
  }));

let loading: ReturnType<typeof load> | undefined;

/** Imports the client library once: under tsx each `import()` is a round trip to another thread. */
export function loadLibrary(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}
