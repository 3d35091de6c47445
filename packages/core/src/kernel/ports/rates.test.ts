import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { AUTHORITY, SERVER, SERVER_KEY, STRANGER } from "@foja/harness/certificates";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { resetEnv } from "../env";
import { resetSecrets } from "../secrets";
import { observations } from "./rates";

let server: Server;
let answers: { status?: number; body: unknown }[];

const rows = (detalle: object[], count = detalle.length) => ({
  status: 200,
  metadata: { resultset: { count, offset: 0, limit: 3000 } },
  results: [{ idVariable: 43, detalle }],
});

beforeEach(async () => {
  answers = [];
  server = createServer({ cert: SERVER, key: SERVER_KEY }, (_, response) => {
    const { status = 200, body } = answers.shift() ?? { body: rows([]) };
    response.statusCode = status;
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  process.env.RATES_ENDPOINT = `https://127.0.0.1:${port}/estadisticas/v4.0`;
  trust(AUTHORITY);
});

afterEach(() => new Promise((closed) => server.close(closed)));

function trust(authority: string | undefined): void {
  if (authority === undefined) delete process.env.RATES_CA;
  else process.env.RATES_CA = authority;
  resetSecrets();
  resetEnv();
}

const ask = () => observations(43, "2024-01-01", "2024-12-31");

describe("who speaks for the BCRA", () => {
  it("is whom the pinned authority vouches for", async () => {
    answers = [{ body: rows([{ fecha: "2024-01-31", valor: 13086.5512 }]) }];
    expect(await ask()).toEqual([{ fecha: "2024-01-31", valor: "13086.5512" }]);
  });

  it("is nobody else, and the verification is never switched off", async () => {
    trust(STRANGER);
    await expect(ask()).rejects.toThrow(/El certificado del BCRA no se pudo verificar/);
    expect(answers).toEqual([]);
  });

  it("is nobody at all where no authority was given", async () => {
    trust(undefined);
    await expect(ask()).rejects.toThrow("No se pudo leer el certificado del BCRA (RATES_CA).");
  });
});

describe("what the BCRA answers", () => {
  it("keeps to the days that were asked for, and writes no number with an exponent", async () => {
    const detalle = [
      { fecha: "2023-12-31", valor: 1 },
      { fecha: "2024-01-01", valor: 0.0000001 },
      { fecha: "2024-01-02", valor: 222.03453111581214 },
    ];
    answers = [{ body: rows(detalle) }];
    expect(await ask()).toEqual([
      { fecha: "2024-01-01", valor: "0.0000001" },
      { fecha: "2024-01-02", valor: "222.03453111581214" },
    ]);
  });

  it("may have nothing of those days", async () => {
    answers = [{ status: 404, body: { status: 404, errorMessages: ["No hay datos."] } }];
    expect(await ask()).toEqual([]);
  });

  it.each([
    ["no JSON", { body: "<html>" }, "El BCRA no respondió en JSON."],
    ["another shape", { body: { status: 200 } }, "El BCRA respondió algo que no se entiende."],
    [
      "a value that is none",
      { body: rows([{ fecha: "2024-01-01", valor: null }]) },
      "El BCRA respondió algo que no se entiende.",
    ],
    ["too many requests", { status: 429, body: {} }, "El BCRA respondió con el estado 429."],
  ])("is refused when it is %s", async (_, answer, message) => {
    answers = [answer, answer, answer];
    await expect(ask()).rejects.toThrow(message);
  });
});
