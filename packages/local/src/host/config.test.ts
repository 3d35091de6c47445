import { describe, expect, it } from "vitest";
import { readConfig } from "./config";

describe("readConfig", () => {
  it("chooses what a newcomer expects", () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, seed: true, web: true, tableName: "foja-local" });
    expect(config.dataDir).toMatch(/\/\.foja$/);
    expect(config.databaseEndpoint).toBeUndefined();
  });

  it("takes what it is told", () => {
    const config = readConfig({
      PORT: "4000",
      FOJA_DATA_DIR: "/tmp/otra",
      FOJA_SEED: "0",
      FOJA_WEB: "0",
      DYNAMODB_ENDPOINT: "http://127.0.0.1:8000",
      TABLE_NAME: "otra",
    });
    expect(config).toEqual({
      port: 4000,
      dataDir: "/tmp/otra",
      seed: false,
      web: false,
      databaseEndpoint: "http://127.0.0.1:8000",
      tableName: "otra",
    });
  });

  it("takes empty variables for none", () => {
    const none = { PORT: "", FOJA_DATA_DIR: "", FOJA_SEED: "", DYNAMODB_ENDPOINT: "" };
    expect(readConfig(none)).toEqual(readConfig({}));
  });

  it.each([
    [{ PORT: "abc" }, 'PORT tiene que ser un número entre 1 y 65535, y es "abc".'],
    [{ PORT: "0" }, "PORT tiene que ser"],
    [{ PORT: "65536" }, "PORT tiene que ser"],
    [{ PORT: "3000.5" }, "PORT tiene que ser"],
    [{ PORT: "-1" }, "PORT tiene que ser"],
    [{ FOJA_SEED: "si" }, "FOJA_SEED tiene que ser 0 o 1"],
    [{ DYNAMODB_ENDPOINT: "localhost:8000" }, "DYNAMODB_ENDPOINT tiene que ser una dirección"],
    [{ TABLE_NAME: "a b" }, "TABLE_NAME no es un nombre de tabla"],
  ])("refuses %j in one sentence", (variables, sentence) => {
    expect(() => readConfig(variables)).toThrow(sentence);
  });
});
