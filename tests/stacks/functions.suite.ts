import { describe, expect, it } from "vitest";
import { triggered } from "./handlers";
import { deployments, ofType, ownFunctions, plain, production } from "./synth";

describe.each(deployments)("functions: %s", (_, deployment) => {
  const functions = ownFunctions(deployment);

  it("are the API, that of the causas, the sockets' two and one for each trigger, and no other", () => {
    expect(functions).toHaveLength(2 + triggered.length);
  });

  it.each(functions)("$id is traced, bounded, and on the one platform", ({ Properties }) => {
    expect(Properties).toMatchObject({
      Runtime: "nodejs24.x",
      Architectures: ["arm64"],
      TracingConfig: { Mode: "Active" },
      MemorySize: expect.any(Number),
      Timeout: expect.any(Number),
    });
  });

  it.each(ofType(deployment, "AWS::Lambda::Function"))("$id writes to a log of its own", (fn) => {
    const logs = ofType(deployment, "AWS::Logs::LogGroup").map(({ id }) => ({ Ref: id }));
    const { LogGroup } = fn.Properties.LoggingConfig as { LogGroup: { Ref: string } };
    expect(logs).toContainEqual(LogGroup);
  });

  it.each(ofType(deployment, "AWS::Logs::LogGroup"))("$id forgets after a while", (log) => {
    expect(log.Properties.RetentionInDays).toBe(90);
  });

  it.each(functions)(
    "$id has its stage and where things are in its settings, but no secret",
    (fn) => {
      const { Variables } = fn.Properties.Environment as { Variables: Record<string, unknown> };
      expect(Object.keys(Variables)).toEqual(
        expect.arrayContaining([
          ...["STAGE", "VERSION", "APP_URL", "TABLE_NAME", "SECRETS_PATH", "MAIL_FROM"],
          ...[
            "SES_CONFIGURATION_SET",
            "SUPPORT_EMAIL",
            "GOOGLE_CLIENT_ID",
            "POWERTOOLS_SERVICE_NAME",
          ],
        ]),
      );
      expect(Object.keys(Variables)).not.toContain("JWT_SECRET");
      expect(Variables.SECRETS_PATH).toBe(`/foja/${Variables.STAGE}`);
    },
  );
});

describe("a changed secret", () => {
  const daysIn = (deployment: typeof plain) => [
    ...new Set(
      ownFunctions(deployment).map(
        ({ Properties }) =>
          (Properties.Environment as { Variables: Record<string, string> }).Variables.SECRETS_OF,
      ),
    ),
  ];

  it("makes every function start again, by the day in its settings", () => {
    expect(daysIn(production)).toEqual(["2026-11-27"]);
    expect(daysIn(plain)).toEqual([undefined]);
  });
});

describe("room for executions", () => {
  const reservedIn = (deployment: typeof plain) =>
    ownFunctions(deployment).flatMap(({ id, Properties }) =>
      "ReservedConcurrentExecutions" in Properties
        ? [`${id.slice(0, -8)} ${Properties.ReservedConcurrentExecutions}`]
        : [],
    );

  it("is kept in production for the API, letters and what jobs pass on, whatever the others do", () => {
    expect(reservedIn(production).sort()).toEqual([
      ...["Api 300", "DeadlinesRing 144", "Deliver 50", "DigestsAsk 10", "SnapshotsWrite 12"],
    ]);
  });

  it("gives a whole processor to what passes on the deadlines of everybody", () => {
    const sweep = ownFunctions(production).find(({ id }) => id.startsWith("DeadlinesSweep"));
    expect(sweep?.Properties.MemorySize).toBe(1769);
  });

  it("is kept for nobody in a stage that shares the account", () => {
    expect(reservedIn(plain)).toEqual([]);
  });
});

describe("the address people open", () => {
  const appUrls = (deployment: typeof plain) =>
    ownFunctions(deployment).map(
      ({ Properties }) => (Properties.Environment as { Variables: { APP_URL: unknown } }).Variables,
    );

  it("is the distribution's, without any setting", () => {
    for (const { APP_URL } of appUrls(plain)) {
      expect(JSON.stringify(APP_URL)).toMatch(/https:\/\/.*Distribution.*DomainName/);
    }
  });

  it("is the stage's own domain, where it has one", () => {
    for (const { APP_URL } of appUrls(production)) expect(APP_URL).toBe("https://app.foja.ar");
  });
});
