import { describe, expect, it } from "vitest";
import { readConfig } from "./config";

describe("readConfig", () => {
  it("has defaults for everything", () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, seed: true, web: true, tableName: "foja-local" });
    expect(config.dataDir).toMatch(/\/\.foja$/);
    expect(config.databaseEndpoint).toBeUndefined();
  });

  it("takes every setting from the environment", () => {
    const config = readConfig({
      PORT: "4000",
      FOJA_DATA_DIR: "/tmp/other",
      FOJA_SEED: "0",
      FOJA_WEB: "0",
      DYNAMODB_ENDPOINT: "http://127.0.0.1:8000",
      TABLE_NAME: "other",
    });
    expect(config).toEqual({
      port: 4000,
      dataDir: "/tmp/other",
      seed: false,
      web: false,
      databaseEndpoint: "http://127.0.0.1:8000",
      tableName: "other",
    });
  });

  it("treats an empty variable as one that is not set", () => {
    const none = { PORT: "", FOJA_DATA_DIR: "", FOJA_SEED: "", DYNAMODB_ENDPOINT: "" };
    expect(readConfig(none)).toEqual(readConfig({}));
  });

  it.each([
    [{ PORT: "abc" }, 'PORT must be a number from 1 to 65535, not "abc".'],
    [{ PORT: "0" }, "PORT must be"],
    [{ PORT: "65536" }, "PORT must be"],
    [{ PORT: "3000.5" }, "PORT must be"],
    [{ PORT: "-1" }, "PORT must be"],
    [{ FOJA_SEED: "si" }, "FOJA_SEED must be 0 or 1"],
    [{ DYNAMODB_ENDPOINT: "localhost:8000" }, "DYNAMODB_ENDPOINT must be an http address"],
    [{ TABLE_NAME: "a b" }, "TABLE_NAME must be a table name"],
  ])("refuses %j in one sentence", (variables, sentence) => {
    expect(() => readConfig(variables)).toThrow(sentence);
  });
});
