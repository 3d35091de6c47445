import { readdirSync, readFileSync } from "node:fs";
import { resetEnv } from "@foja/core/kernel/env";
import { createApp, createCausasApp } from "@foja/functions/app";
import { askApi } from "@foja/harness/api";
import { operations } from "@foja/harness/contract";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";

/**
 * Addresses of the specification with a fixed word where others have an identifier, which the
 * linter calls ambiguous. They cannot change, and no identifier (`fol_01J…`) is such a word.
 */
const EXCUSED: Record<string, string> = {
  "/api/folders/link-causa/{id}": "«link-causa» could be the identifier of a case",
  "/api/movements/folder/{folderId}": "«folder» could be the identifier of a movement",
  "/api/folder-notifications/folder/{folderId}": "«folder» could be the identifier of a notice",
  "/api/tasks/user/{userId}": "«user» could be the identifier of a task",
  "/api/contacts/user/{userId}": "«user» could be the identifier of a contact",
  "/api/events/user/{userId}": "«user» could be the identifier of an event",
  "/api/events/id/{id}": "«id» could be the identifier of an event",
  "/api/events/google-events/{userId}": "«google-events» could be the identifier of an event",
  "/api/calculators/user/{userId}": "«user» could be the identifier of a calculation",
};

/**
 * Addresses of our own of the same kind: what is done with many of a kind stands under that kind. The
 * linter names only the first of each kind, so «user» is not named any more.
 */
const OURS: Record<string, string> = {
  "/api/folders/imports/{id}": "«imports» could be the identifier of a case",
  "/api/documents/bundles/{id}": "«bundles» could be the identifier of a document",
  "/api/escritos/templates/{id}": "«templates» could be the identifier of a writ",
};

/** The linter's findings, by its recommended rules, in the description of a deployment. */
async function problems(create = createApp): Promise<string[]> {
  const { APP_URL } = process.env;
  process.env.APP_URL = "https://app.foja.ar";
  resetEnv();
  try {
    const source = await (await askApi(create(), "/api/openapi.json")).text();
    const config = await createConfig({ extends: ["recommended"] });
    const found = await lintFromString({ source, config });
    return found.map(({ ruleId, message, location }) =>
      [ruleId, message, location[0]?.pointer].join(" "),
    );
  } finally {
    process.env.APP_URL = APP_URL;
    resetEnv();
  }
}

it("has nothing that the linter's recommended rules complain of", async () => {
  const used = new Set<string>();
  const left = (await problems()).filter((problem) => {
    if (!problem.startsWith("no-ambiguous-paths")) return true;
    const excuse = Object.keys({ ...EXCUSED, ...OURS }).find((path) =>
      problem.includes(`\`${path}\``),
    );
    if (excuse) used.add(excuse);
    return !excuse;
  });
  expect(left).toEqual([]);
  expect([...used].sort()).toEqual(Object.keys({ ...EXCUSED, ...OURS }).sort());
  const asked = readFileSync(new URL("routes.tsv", import.meta.url), "utf8");
  for (const path of Object.keys(EXCUSED)) expect(asked).toContain(`\t${path}\t`);
});

it("has nothing that they complain of where the court files have a host of their own", async () => {
  expect(await problems(createCausasApp)).toEqual([]);
});

it("calls every operation by a name of its own", async () => {
  const ids = (await operations()).map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]{2,39}$/);
});

it("groups every operation by the room of its route", async () => {
  const routes = new URL("../../packages/functions/src/api/routes/", import.meta.url);
  const roomOf = new Map<string, string>();
  for (const room of readdirSync(routes)) {
    for (const file of readdirSync(new URL(`${room}/`, routes))) {
      if (file.endsWith(".test.ts")) continue;
      const text = readFileSync(new URL(`${room}/${file}`, routes), "utf8");
      for (const [, path = ""] of text.matchAll(/"(\/api\/[^"]*)"/g)) {
        roomOf.set(path.replace(/:(\w+)/g, "{$1}"), room === "kernel" ? "api" : room);
      }
    }
  }
  // Their addresses are also needed to admit them without JSON: they are in `http/guards`.
  roomOf.set("/api/notifications/unsubscribe", "telling");
  roomOf.set("/api/webhooks/stripe", "billing");
  roomOf.set("/api/webhooks/whatsapp", "sharing");
  roomOf.set("/api/marketing/unsubscribe/{token}", "outreach");
  for (const { path, operation } of await operations()) {
    expect([path, operation.tags]).toEqual([path, [roomOf.get(path)]]);
  }
});

it("says in plain English, beginning with a verb, what every operation does", async () => {
  for (const { operation } of await operations()) {
    const { summary } = operation;
    expect(summary).toMatch(/^[A-Z][a-z]+ [\w ,:;'’()-]+$/);
    expect(summary.length).toBeLessThanOrEqual(120);
    expect(summary).not.toMatch(/^(The|An?|All|What|Whether|Who|How|Where|Which|Several)\b/);
    expect(summary).not.toMatch(/\b(el|la|los|las|de|del|una?|que|con|por|para)\b/);
  }
});
