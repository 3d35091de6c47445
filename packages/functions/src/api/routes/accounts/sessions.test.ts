import { Codes } from "@foja/core/accounts/codes";
import { Sessions } from "@foja/core/accounts/sessions";
import { Users } from "@foja/core/accounts/users";
import { at, now } from "@foja/core/kernel/clock";
import { type Answer, call } from "@foja/harness/api";
import { rounds } from "@foja/harness/draw";
import { newTenant, PASSWORD, type Tenant } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const NEW_PASSWORD = "otra contraseña larga";
const ROUNDS = rounds(25);

const refreshOf = ({ headers }: Answer) =>
  headers.getSetCookie().flatMap((line) => line.match(/^foja_refresh=[^;]+/) ?? [])[0] ?? "";

const login = ({ email }: Tenant, password = PASSWORD) =>
  call("POST", "/api/auth/login", { body: { email, password } });

const refresh = (cookie: string) =>
  call("POST", "/api/auth/refresh-token", { headers: { cookie } });

/** The statuses of using what a sign-in returned. */
async function usesOf(answer: Answer): Promise<number[]> {
  const headers = { authorization: `Bearer ${answer.body.token}` };
  const read = await call("GET", "/api/auth/me", { headers });
  return [read.status, (await refresh(refreshOf(answer))).status];
}

/** Four sign-ins with one password around what ends its sessions, and their later statuses. */
async function around(ana: Tenant, ending: () => Promise<Answer>): Promise<number[]> {
  const logins = () => [login(ana), login(ana)];
  const [done, ...answers] = await Promise.all([ending(), ...logins(), ...logins()]);
  expect(done?.status).toBe(200);
  const entered = answers.filter(({ status }) => status === 200);
  return (await Promise.all(entered.map(usesOf))).flat();
}

describe("a session opened with an old password", () => {
  it("ends with the change that is written, and stays with one that is refused", async () => {
    const ana = await newTenant({ withPassword: true });
    const user = await ana.as(() => Users.current());
    const late = { ...user, version: user.version - 1 };
    const save = (read: typeof user) => [Users.save(read, { designation: "Dra." })];
    await expect(Sessions.endAllWith(save(late), ana.userId)).rejects.toThrow();
    expect((await ana.call("GET", "/api/auth/me")).status).toBe(200);
    await Sessions.endAllWith(save(user), ana.userId);
    expect((await ana.call("GET", "/api/auth/me")).status).toBe(401);
  });

  it("does not survive a change of password, however they meet", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ana = await newTenant({ withPassword: true });
      const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      const change = () => ana.call("PUT", "/api/auth/change-password", { body });
      expect(new Set(await around(ana, change))).not.toContain(200);
      expect((await ana.call("GET", "/api/auth/me")).status).toBe(200);
    }
  });

  it("does not survive a new one chosen with a code", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ana = await newTenant({ withPassword: true });
      const code = await Codes.issue(ana.userId, "reset");
      const body = { email: ana.email, code, newPassword: NEW_PASSWORD };
      const reset = () => call("POST", "/api/auth/reset", { body });
      expect(new Set(await around(ana, reset))).not.toContain(200);
      expect((await login(ana, NEW_PASSWORD)).status).toBe(200);
    }
  });

  it("does not survive a deactivation", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ana = await newTenant({ withPassword: true });
      const deactivate = () => ana.call("POST", "/api/deactivate-account");
      expect(new Set(await around(ana, deactivate))).not.toContain(200);
    }
  });

  it("is not carried over by a refresh that meets the change", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ana = await newTenant({ withPassword: true });
      const other = await login(ana);
      const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      const [changed, ...refreshed] = await Promise.all([
        ana.call("PUT", "/api/auth/change-password", { body }),
        refresh(refreshOf(other)),
        refresh(refreshOf(other)),
      ]);
      expect(changed?.status).toBe(200);
      const uses = await Promise.all(refreshed.filter(({ status }) => status === 200).map(usesOf));
      expect(new Set(uses.flat())).not.toContain(200);
      expect(await usesOf(other)).toEqual([401, 401]);
    }
  });
});

describe("a refresh token that never was", () => {
  const forgeries = (cookie: string) => {
    const [name = "", generation = "", proof = ""] =
      cookie.match(/^(.+)\.(\d+)\.(.{43})$/)?.slice(1) ?? [];
    const other = `${proof.slice(0, -2)}${proof.endsWith("AA") ? "BB" : "AA"}`;
    return [
      `${name}.${generation}.${other}`,
      `${name}.${generation}.${"A".repeat(43)}`,
      `${name}.${Number(generation) + 1}.${proof}`,
      `${name}.999999999.${proof}`,
      `${name}.${proof}`,
    ];
  };

  it("opens nothing and ends nothing", async () => {
    const ana = await newTenant();
    const [first, second] = [ana.cookie, refreshOf(await refresh(ana.cookie))];
    for (const forged of [...forgeries(first), ...forgeries(second)]) {
      const answer = await refresh(forged);
      expect([answer.status, answer.body.error]).toEqual([401, "auth.session_ended"]);
    }
    expect((await ana.call("GET", "/api/auth/me")).status).toBe(200);
    expect((await refresh(second)).status).toBe(200);
  });

  it("of another session is none of this one", async () => {
    const [ana, eva] = [await newTenant(), await newTenant()];
    const [, , , proof] = ana.cookie.split(".");
    const crossed = [...eva.cookie.split(".").slice(0, 3), proof].join(".");
    expect((await refresh(crossed)).status).toBe(401);
    expect((await refresh(eva.cookie)).status).toBe(200);
  });

  it("is held against the address it comes from", async () => {
    const ana = await newTenant();
    const [forged = ""] = forgeries(ana.cookie);
    const answers = await at(now(), async () => {
      const tries = Array.from({ length: 40 }, () =>
        call("POST", "/api/auth/refresh-token", {
          headers: { cookie: forged },
          address: ana.address,
        }),
      );
      return Promise.all(tries);
    });
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
