import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { createGoogle, GOOGLE_CLIENT_ID, type Google } from "./google";

const ORIGIN = "http://localhost:4321";
const ISSUER = "https://accounts.google.com";
const options = { audience: GOOGLE_CLIENT_ID, issuer: ISSUER, algorithms: ["RS256"] };

let google: Google;
let dataDir = "";

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "foja-test-"));
  google = await createGoogle(dataDir, [ORIGIN]);
});

const keysOf = async ({ app }: Google) =>
  createLocalJWKSet((await (await app.request("/certs")).json()) as JSONWebKeySet);

const postToken = (body: unknown) =>
  google.app.request("/token", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

describe("tokens", () => {
  it("are signed with the published key and say what Google says", async () => {
    const token = await google.token({
      email: "lucia@gmail.com",
      given_name: "Lucía",
      family_name: "Ferreyra",
      nonce: "n-1",
      hd: "estudio.com.ar",
    });
    const { payload } = await jwtVerify(token, await keysOf(google), options);
    expect(payload).toMatchObject({
      email: "lucia@gmail.com",
      email_verified: true,
      name: "Lucía Ferreyra",
      given_name: "Lucía",
      family_name: "Ferreyra",
      nonce: "n-1",
      hd: "estudio.com.ar",
    });
    expect(payload.sub).toMatch(/^\d{21}$/);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
  });

  it("give the same person the same number, and another another", async () => {
    const keys = await keysOf(google);
    const subjectOf = async (email: string) =>
      (await jwtVerify(await google.token({ email }), keys, options)).payload.sub;
    expect(await subjectOf("Ana@gmail.com")).toBe(await subjectOf("ana@gmail.com"));
    expect(await subjectOf("ana@gmail.com")).not.toBe(await subjectOf("luis@gmail.com"));
  });

  it("keep their key over a restart", async () => {
    const token = await google.token({ email: "ana@gmail.com" });
    const restarted = await createGoogle(dataDir, [ORIGIN]);
    await expect(jwtVerify(token, await keysOf(restarted), options)).resolves.toBeDefined();
  });

  it.each([
    ["expired", { expiresIn: -10 }],
    ["for another application", { aud: "otra.apps.googleusercontent.com" }],
    ["of another issuer", { iss: "https://malo.example" }],
    ["signed with an unknown key", { signedBy: "other" }],
    ["unsigned", { alg: "none" }],
    ["signed with the public key", { alg: "HS256" }],
  ])("can be wrong on request: %s", async (_, wrong) => {
    const response = await postToken({ email: "ana@gmail.com", ...wrong });
    const { token } = (await response.json()) as { token: string };
    await expect(jwtVerify(token, await keysOf(google), options)).rejects.toThrow();
  });

  it.each([undefined, {}, { email: "nadie" }, { email: "a@b.com", color: "rojo" }])(
    "are not issued for %j",
    async (body) => {
      expect((await postToken(body)).status).toBe(400);
    },
  );
});

describe("consent", () => {
  const query = {
    client_id: GOOGLE_CLIENT_ID,
    redirect_uri: `${ORIGIN}/auth/google`,
    response_type: "id_token",
    scope: "openid email profile",
    nonce: "n-2",
    state: "s-2",
  };
  const path = "/o/oauth2/v2/auth";
  const submit = (fields: Record<string, string>) =>
    google.app.request(path, { method: "POST", body: new URLSearchParams(fields) });
  const fragmentOf = (response: Response) => {
    const location = new URL(response.headers.get("location") ?? "");
    expect(`${location.origin}${location.pathname}`).toBe(query.redirect_uri);
    expect(location.search).toBe("");
    return new URLSearchParams(location.hash.slice(1));
  };

  it("shows a form with a label for each field, and carries the question along", async () => {
    const page = await google.app.request(
      `${path}?${new URLSearchParams({ ...query, state: '"><i>' })}`,
    );
    const html = await page.text();
    expect(html).toContain('<html lang="es-AR">');
    expect(html).toContain('<label for="email">');
    expect(html).toContain("&quot;&gt;&lt;i&gt;");
    expect(html).not.toContain('"><i>');
  });

  it("sends the person back with a signed token in the fragment", async () => {
    const response = await submit({
      ...query,
      email: "ana@gmail.com",
      given_name: "Ana",
      family_name: "Gómez",
      email_verified: "true",
      decision: "accept",
    });
    expect(response.status).toBe(303);
    const fragment = fragmentOf(response);
    expect(fragment.get("state")).toBe("s-2");
    const token = fragment.get("id_token") ?? "";
    const { payload } = await jwtVerify(token, await keysOf(google), options);
    expect(payload).toMatchObject({ email: "ana@gmail.com", nonce: "n-2", email_verified: true });
  });

  it("can leave the e-mail unverified", async () => {
    const fragment = fragmentOf(await submit({ ...query, email: "ana@gmail.com" }));
    const token = fragment.get("id_token") ?? "";
    const { payload } = await jwtVerify(token, await keysOf(google), options);
    expect(payload.email_verified).toBe(false);
  });

  it("says no when the person cancels", async () => {
    const fragment = fragmentOf(await submit({ ...query, decision: "cancel" }));
    expect(Object.fromEntries(fragment)).toEqual({ error: "access_denied", state: "s-2" });
  });

  it.each([
    ["a stranger's address", { redirect_uri: "https://malo.example/auth/google" }],
    ["an address that begins like ours", { redirect_uri: `${ORIGIN}.malo.example/` }],
    ["no address", { redirect_uri: "" }],
    ["another application", { client_id: "otra" }],
    ["another kind of answer", { response_type: "code" }],
    ["no nonce", { nonce: "" }],
  ])("does not redirect with %s", async (_, wrong) => {
    const asked = { ...query, ...wrong };
    const page = await google.app.request(`${path}?${new URLSearchParams(asked)}`);
    expect(page.status).toBe(400);
    const sent = await submit({ ...asked, email: "ana@gmail.com" });
    expect(sent.status).toBe(400);
    expect(sent.headers.get("location")).toBeNull();
  });
});
