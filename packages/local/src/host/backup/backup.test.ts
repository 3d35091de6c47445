import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRuntime, type Runtime } from "../runtime";
import { backUp, restore } from "./backup";
import { restorePractice } from "./practice";

const PASSPHRASE = "cuatro palabras nada obvias";
const folder = mkdtempSync(join(tmpdir(), "foja-backup-"));
const at = (name: string) => join(folder, name);
let runtime: Runtime;

beforeAll(async () => {
  runtime = await createRuntime({ seed: true, dataDir: at("first") });
});
afterAll(async () => {
  await runtime.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Body = {
  token?: string;
  url?: string;
  user?: { _id: string };
  folders?: { _id: string; folderName: string }[];
  documents?: { _id: string }[];
  results?: object[];
};

/** Signed in as the demo's lawyer. */
async function signedIn({ url }: Runtime) {
  const call = async (method: string, path: string, body?: object, token = "") => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    });
    return (await answer.json()) as Body;
  };
  const who = { email: "demo@foja.ar", password: "Demo1234!" };
  const { token, user } = await call("POST", "/api/auth/login", who);
  return {
    userId: user?._id ?? "",
    call: (method: string, path: string, body?: object) => call(method, path, body, token),
  };
}

/** What the demo's practice has: its cases, what the search finds, and the bytes of its papers. */
async function standing(which: Runtime) {
  const { call, userId } = await signedIn(which);
  const { folders } = await call("GET", `/api/folders/user/${userId}?limit=100`);
  const { results } = await call("GET", "/api/search?q=despido");
  const { documents } = await call("GET", "/api/documents?limit=100");
  const papers = await Promise.all(
    (documents ?? []).map(async ({ _id }) => {
      const { url } = await call("GET", `/api/documents/${_id}/content`);
      return (await (await fetch(url ?? "")).arrayBuffer()).byteLength;
    }),
  );
  const names = (folders ?? []).map(({ folderName }) => folderName);
  return { names: names.sort(), found: results?.length, papers: papers.sort() };
}

it("brings one practice back from a restored backup into the Foja that runs, with its papers", async () => {
  await runtime.settle();
  const { call, userId } = await signedIn(runtime);
  const before = await standing(runtime);
  await backUp(at("first"), at("one.age"), PASSPHRASE);
  await restore(at("one.age"), at("then"), PASSPHRASE);
  const { folders } = await call("GET", `/api/folders/user/${userId}?limit=100`);
  for (const { _id } of folders?.slice(0, 2) ?? []) {
    await call("DELETE", `/api/folders/${_id}`);
    await call("DELETE", `/api/trash/${_id}`);
  }
  await runtime.settle();
  const lost = (await standing(runtime)).names;
  expect(lost).toHaveLength(before.names.length - 2);
  const asked = { who: "demo@foja.ar", folder: at("then"), exact: false };
  const { plan } = await restorePractice({ ...asked, apply: false });
  expect((await standing(runtime)).names).toEqual(lost);
  const { done } = await restorePractice({ ...asked, apply: true });
  expect(done).toMatchObject({ left: [], written: plan.steps.length });
  await runtime.settle();
  expect(await standing(runtime)).toEqual(before);
  const nobody = restorePractice({ ...asked, who: "nadie@foja.ar", apply: false });
  await expect(nobody).rejects.toThrow(/Nobody has the e-mail/);
});

it("backs up while cases are written, and restores what stood at that moment, readable", async () => {
  await runtime.settle();
  const { call, userId } = await signedIn(runtime);
  const before = await standing(runtime);
  let writing = true;
  const writer = (async () => {
    for (let n = 0; writing; n += 1)
      await call("POST", "/api/folders", { folderName: `Nueva ${n}` });
  })();
  const manifest = await backUp(at("first"), at("foja.age"), PASSPHRASE);
  writing = false;
  await writer;
  expect(manifest.items).toBeGreaterThan(50);
  expect(manifest.files).toBeGreaterThan(4);
  const restored = await restore(at("foja.age"), at("second"), PASSPHRASE);
  expect(restored).toEqual(manifest);
  const second = await createRuntime({ dataDir: at("second") });
  try {
    const after = await standing(second);
    expect(after.names.filter((name) => !name.startsWith("Nueva"))).toEqual(before.names);
    expect(after.papers).toEqual(before.papers);
    expect(after.found).toBe(before.found);
    // What was written meanwhile is there up to one case, without holes.
    const written = after.names.filter((name) => name.startsWith("Nueva"));
    expect(written.map((name) => Number(name.slice(6))).sort((a, b) => a - b)).toEqual(
      written.map((_, n) => n),
    );
    await second.settle();
    const again = await signedIn(second);
    expect(again.userId).toBe(userId);
  } finally {
    await second.stop();
  }
  expect(readdirSync(at("first")).filter((name) => name.startsWith(".backup"))).toEqual([]);
});

it("opens for nobody without the passphrase, and leaves nothing half restored", async () => {
  await backUp(at("first"), at("other.age"), PASSPHRASE);
  const wrong = restore(at("other.age"), at("third"), "otra frase cualquiera");
  await expect(wrong).rejects.toThrow(/the passphrase is another, or the file is damaged/);
  writeFileSync(at("cut.age"), "age-encryption.org/v1\n");
  await expect(restore(at("cut.age"), at("third"), PASSPHRASE)).rejects.toThrow(/cannot be opened/);
  await expect(restore(at("none.age"), at("third"), PASSPHRASE)).rejects.toThrow(
    /There is no file/,
  );
  expect([existsSync(at("third")), existsSync(at("third.part"))]).toEqual([false, false]);
});

it("refuses what would lose something, in a sentence", async () => {
  const passphrase = PASSPHRASE;
  await expect(backUp(at("first"), at("x.age"), "corta")).rejects.toThrow(/at least 12 characters/);
  await expect(backUp(at("nothing"), at("x.age"), passphrase)).rejects.toThrow(/no data of Foja/);
  writeFileSync(at("taken.age"), "");
  await expect(backUp(at("first"), at("taken.age"), passphrase)).rejects.toThrow(/exists/);
  await expect(restore(at("taken.age"), at("first"), passphrase)).rejects.toThrow(/is not empty/);
});
