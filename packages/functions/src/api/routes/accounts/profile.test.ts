import { call } from "@foja/harness/api";
import { newTenant, PASSWORD } from "@foja/harness/tenant";
import { describe, expect, it } from "vitest";

const PROFILE = {
  dob: "1980-05-17",
  contact: "+54 11 4321-0000",
  designation: "Abogada",
  address: "Lavalle 1200, 3.º B",
  country: "Argentina",
  state: "CABA",
};

describe("the profile", () => {
  it("fills up to a hundred, a ninth at a time", async () => {
    const ana = await newTenant();
    const some = await ana.call("PUT", "/api/auth/update-profile", { body: { state: "CABA" } });
    expect(some.body.user).toMatchObject({ profileCompletionScore: 44, version: 2 });
    const all = await ana.call("PUT", "/api/auth/update", { body: PROFILE });
    expect(all.body.user).toMatchObject({ ...PROFILE, profileCompletionScore: 100 });
    expect(all.body.message).toBe("Perfil actualizado satisfactoriamente");
    const cleared = await ana.call("PUT", "/api/auth/update", { body: { dob: null, state: "" } });
    expect(cleared.body.user).toMatchObject({ dob: null, state: null, profileCompletionScore: 78 });
  });

  it.each(["email", "role", "status", "passwordHash", "_id", "skills", "__proto__x"])(
    "refuses %s",
    async (key) => {
      const ana = await newTenant();
      const before = (await ana.call("GET", "/api/auth/me")).body.user;
      const answer = await ana.call("PUT", "/api/auth/update", { body: { [key]: "ADMIN_ROLE" } });
      expect(answer.status).toBe(422);
      expect((await ana.call("GET", "/api/auth/me")).body.user).toEqual(before);
    },
  );

  it("is not written over a newer version", async () => {
    const ana = await newTenant();
    const put = (state: string) =>
      ana.call("PUT", "/api/auth/update", { body: { state }, headers: { "if-match": '"1"' } });
    expect((await put("CABA")).status).toBe(200);
    expect((await put("Salta")).status).toBe(412);
  });

  it.each([
    [{ picture: "http://x.ar/a.png" }, "picture"],
    [{ picture: "javascript:alert(1)" }, "picture"],
    [{ dob: "17/5/1980" }, "dob"],
    [{ firstName: null }, "firstName"],
    [{ contact: "x".repeat(41) }, "contact"],
  ])("refuses %j", async (body, path) => {
    const ana = await newTenant();
    const answer = await ana.call("PUT", "/api/auth/update", { body });
    expect([answer.status, answer.body.details]).toMatchObject([422, [{ path }]]);
  });
});

describe("professional data", () => {
  it("takes a tax code as text or number, and gives each entry an id", async () => {
    const ana = await newTenant();
    const skills = [
      { name: "CPACF", registrationNumber: "T° 123 F° 456", taxCode: "20-12345678-6" },
      { name: "CASI", taxCode: 30500010912 },
      { name: "Mediadora" },
    ];
    const { status, body } = await ana.call("POST", "/api/auth/skills", { body: { skills } });
    expect([status, body.message]).toEqual([201, "Datos agregados correctamente"]);
    const added = body.skills as { _id: string; taxCode: number | null }[];
    expect(added.map((skill) => skill.taxCode)).toEqual([20123456786, 30500010912, null]);
    const gone = await ana.call("DELETE", `/api/auth/skills/${added[1]?._id}`);
    expect(gone.body).toMatchObject({ message: "Dato eliminado correctamente" });
    expect(gone.body.skills).toHaveLength(2);
    expect((await ana.call("DELETE", `/api/auth/skills/${added[1]?._id}`)).status).toBe(404);
  });

  it.each(["20-12345678-7", "123", "abc", 7])("refuses the CUIT %s", async (taxCode) => {
    const ana = await newTenant();
    const body = { skills: [{ name: "CPACF", taxCode }] };
    const answer = await ana.call("POST", "/api/auth/skills", { body });
    expect(answer.body.details).toEqual([
      { path: "skills.0.taxCode", message: "CUIT: no es válido" },
    ]);
  });

  it("keeps fifty entries, and no more", async () => {
    const ana = await newTenant();
    const add = async (count: number) => {
      const skills = Array.from({ length: count }, () => ({ name: "Matrícula" }));
      return (await ana.call("POST", "/api/auth/skills", { body: { skills } })).status;
    };
    expect([await add(20), await add(20), await add(10), await add(1)]).toEqual([
      ...[201, 201, 201, 422],
    ]);
  });

  it("keeps both of two entries added at once, or says that one lost", async () => {
    const ana = await newTenant();
    const add = (name: string) =>
      ana.call("POST", "/api/auth/skills", { body: { skills: [{ name }] } });
    const answers = await Promise.all([add("Una"), add("Otra")]);
    const done = answers.filter(({ status }) => status === 201).length;
    const { body } = await ana.call("GET", "/api/auth/me");
    expect((body.user as { skills: unknown[] }).skills).toHaveLength(done);
  });
});

describe("changing the password", () => {
  const change = (currentPassword: string, newPassword: string) => ({
    body: { currentPassword, newPassword },
  });

  it("ends every other session and leaves this one", async () => {
    const ana = await newTenant({ withPassword: true });
    const other = await call("POST", "/api/auth/login", {
      body: { email: ana.email, password: PASSWORD },
    });
    const answer = await ana.call(
      "PUT",
      "/api/auth/change-password",
      change(PASSWORD, "nueva y larga clave"),
    );
    expect(answer.body.message).toBe("Contraseña actualizada correctamente");
    expect((await ana.call("GET", "/api/auth/me")).status).toBe(200);
    const headers = { authorization: `Bearer ${other.body.token}` };
    expect((await call("GET", "/api/auth/me", { headers })).status).toBe(401);
  });

  it("refuses a wrong current one and an easy new one", async () => {
    const ana = await newTenant({ withPassword: true });
    const wrong = await ana.call(
      "PUT",
      "/api/auth/change-password",
      change("no es", "nueva y larga clave"),
    );
    expect([wrong.status, wrong.body.details]).toMatchObject([422, [{ path: "currentPassword" }]]);
    const easy = await ana.call("PUT", "/api/auth/change-password", change(PASSWORD, "12345678"));
    expect([easy.status, easy.body.error]).toEqual([422, "auth.weak_password"]);
  });
});

describe("sessions", () => {
  it("are listed, renamed and ended one by one or all but this", async () => {
    const ana = await newTenant({ withPassword: true });
    const chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
    const enter = () =>
      call("POST", "/api/auth/login", {
        body: { email: ana.email, password: PASSWORD },
        headers: { "user-agent": chrome },
      });
    await enter();
    await enter();
    type Session = { _id: string; current: boolean; device: string };
    const list = async () => (await ana.call("GET", "/api/sessions")).body.sessions as Session[];
    const all = await list();
    expect(all.map(({ device, current }) => [device, current])).toEqual([
      ["Chrome en Windows", false],
      ["Chrome en Windows", false],
      ["Otro programa", true],
    ]);
    const named = await ana.call("PATCH", "/api/sessions/current", {
      body: { device: "Notebook" },
    });
    expect(named.body.session).toMatchObject({ device: "Notebook", current: true });
    expect((await ana.call("DELETE", `/api/sessions/${all[0]?._id}`)).status).toBe(200);
    expect(await list()).toHaveLength(2);
    expect((await ana.call("DELETE", "/api/sessions")).status).toBe(200);
    expect((await list()).map(({ device }) => device)).toEqual(["Notebook"]);
  });

  it("of another practice cannot be ended", async () => {
    const [ana, eva] = await Promise.all([newTenant(), newTenant()]);
    const { body } = await ana.call("GET", "/api/sessions");
    const [session] = body.sessions as { _id: string }[];
    expect((await eva.call("DELETE", `/api/sessions/${session?._id}`)).status).toBe(404);
    expect((await ana.call("GET", "/api/auth/me")).status).toBe(200);
  });
});
