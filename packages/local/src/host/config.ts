import { join, resolve } from "node:path";
import { ROOT } from "../aws/handlers";
import { StartError } from "../support/start-error";

export type Config = {
  port: number;
  dataDir: string;
  seed: boolean;
  /** Whether to build and serve the web app; a test of the rest does without. */
  web: boolean;
  /** A DynamoDB that already runs, instead of an own one. */
  databaseEndpoint?: string;
  tableName: string;
};

type Variables = Record<string, string | undefined>;

/** What a person may choose when starting Foja. Throws one Spanish sentence on a bad choice. */
export function readConfig(variables: Variables): Config {
  return {
    port: portOf(variables.PORT || "3000"),
    dataDir: resolve(variables.FOJA_DATA_DIR || join(ROOT, ".foja")),
    seed: switchOf("FOJA_SEED", variables.FOJA_SEED),
    web: switchOf("FOJA_WEB", variables.FOJA_WEB),
    databaseEndpoint: endpointOf(variables.DYNAMODB_ENDPOINT),
    tableName: tableOf(variables.TABLE_NAME || "foja-local"),
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new StartError(`PORT tiene que ser un número entre 1 y 65535, y es "${text}".`);
}

function switchOf(name: string, text: string | undefined): boolean {
  if (text === undefined || text === "" || text === "1") return true;
  if (text === "0") return false;
  throw new StartError(`${name} tiene que ser 0 o 1, y es "${text}".`);
}

function endpointOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new StartError(`DYNAMODB_ENDPOINT tiene que ser una dirección http, y es "${text}".`);
}

function tableOf(text: string): string {
  if (/^[A-Za-z0-9_.-]{3,255}$/.test(text)) return text;
  throw new StartError(`TABLE_NAME no es un nombre de tabla: "${text}".`);
}
