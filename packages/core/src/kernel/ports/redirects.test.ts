import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startCourt } from "@foja/harness/court";
import { startPush } from "@foja/harness/push";
import { afterEach, beforeEach, expect, it } from "vitest";
import { resetEnv } from "../env";
import { CourtUnavailable, courtOf } from "./court";
import { push } from "./push";

/** What the redirecting server and the one that it leads to were asked for. */
let asked: string[] = [];
const servers: ReturnType<typeof createServer>[] = [];
let redirecting: string;

async function started(respond: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(respond);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  asked = [];
  const inner = await started((_, response) => {
    asked.push("the inner address");
    response.end("{}");
  });
  redirecting = await started((_, response) => {
    asked.push("the one that was called");
    response.writeHead(302, { location: `${inner}/latest/meta-data` }).end();
  });
});

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

it("a push service that leads elsewhere is not followed", async () => {
  const service = await startPush();
  const { keys } = await service.browser();
  const target = { endpoint: `${redirecting}/one`, keys };
  expect(await push(target, { text: "Vence hoy", topic: "vence", ttlSeconds: 60 })).toBe("refused");
  expect(asked).toEqual(["the one that was called"]);
  await service.stop();
});

it("a court's feed that leads elsewhere is not followed", async () => {
  const court = await startCourt();
  const before = process.env.COURT_PJN_URL;
  process.env.COURT_PJN_URL = redirecting;
  resetEnv();
  const found = courtOf("pjn").find({ number: "CIV 1/2024", fuero: "CIV", department: null });
  await expect(found).rejects.toThrow(CourtUnavailable);
  expect(asked).toEqual(["the one that was called"]);
  process.env.COURT_PJN_URL = before;
  resetEnv();
  await court.stop();
});
