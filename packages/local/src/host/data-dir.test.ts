import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { claimDataDir, findInstance, forgetInstance, noteInstance, openDataDir } from "./data-dir";

const servers: Server[] = [];
const somewhere = () => mkdtempSync(join(tmpdir(), "foja-test-"));
const instance = (url: string, pid = 7) => ({ pid, url, databaseEndpoint: "", tableName: "t" });

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that answers as an instance with this pid would. */
async function running(pid: number): Promise<string> {
  const server = createServer((_, response) => response.end(JSON.stringify({ pid })));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("openDataDir", () => {
  it("makes the folder, with those above it", () => {
    const path = join(somewhere(), "a/b");
    openDataDir(path);
    expect(existsSync(path)).toBe(true);
  });

  it("throws one sentence when the folder cannot be written", () => {
    const file = join(somewhere(), "file");
    writeFileSync(file, "");
    expect(() => openDataDir(join(file, "data"))).toThrow("cannot be written");
  });
});

describe("claimDataDir", () => {
  it("refuses a folder that a living instance uses", async () => {
    const path = somewhere();
    const url = await running(7);
    noteInstance(path, instance(url));
    expect(await findInstance(path)).toEqual(instance(url));
    await expect(claimDataDir(path)).rejects.toThrow(`is in use by the Foja at ${url}`);
  });

  it("takes over from a killed instance, even if another program has its port or pid", async () => {
    const path = somewhere();
    noteInstance(path, instance("http://127.0.0.1:9", process.pid));
    await claimDataDir(path);
    noteInstance(path, instance(await running(8), 7));
    await claimDataDir(path);
  });

  it("takes a folder that no instance uses now", async () => {
    const path = somewhere();
    await claimDataDir(path);
    noteInstance(path, instance(await running(7)));
    forgetInstance(path);
    await claimDataDir(path);
  });
});
