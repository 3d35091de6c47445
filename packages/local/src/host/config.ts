import { join, resolve } from "node:path";
import { ROOT } from "../aws/handlers";
import { StartError } from "../support/start-error";

export type Config = {
  port: number;
  /** The port that people open, when another server stands in front: `npm run dev`. */
  frontPort?: number;
  /** The port of the SMTP server that takes mail in; without it, a free one. */
  smtpPort?: number;
  dataDir: string;
  seed: boolean;
  /** Whether to build and serve the web app. Tests that do not need it turn it off. */
  web: boolean;
  /** Address of a running DynamoDB; without it, Foja starts its own. */
  databaseEndpoint?: string;
  tableName: string;
};

type Variables = Record<string, string | undefined>;

/** Reads the settings of `npm start` from the environment. Throws StartError on a bad value. */
export function readConfig(variables: Variables): Config {
  return {
    port: portOf("PORT", variables.PORT || "3000"),
    frontPort: variables.FOJA_FRONT_PORT
      ? portOf("FOJA_FRONT_PORT", variables.FOJA_FRONT_PORT)
      : undefined,
    smtpPort: variables.SMTP_PORT ? portOf("SMTP_PORT", variables.SMTP_PORT) : undefined,
    dataDir: resolve(variables.FOJA_DATA_DIR || join(ROOT, ".foja")),
    seed: switchOf("FOJA_SEED", variables.FOJA_SEED),
    web: switchOf("FOJA_WEB", variables.FOJA_WEB),
    databaseEndpoint: endpointOf(variables.DYNAMODB_ENDPOINT),
    tableName: tableOf(variables.TABLE_NAME || "foja-local"),
  };
}

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new StartError(`${name} must be a number from 1 to 65535, not "${text}".`);
}

function switchOf(name: string, text: string | undefined): boolean {
  if (text === undefined || text === "" || text === "1") return true;
  if (text === "0") return false;
  throw new StartError(`${name} must be 0 or 1, not "${text}".`);
}

function endpointOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new StartError(`DYNAMODB_ENDPOINT must be an http address, not "${text}".`);
}

function tableOf(text: string): string {
  if (/^[A-Za-z0-9_.-]{3,255}$/.test(text)) return text;
  throw new StartError(`TABLE_NAME must be a table name, not "${text}".`);
}
