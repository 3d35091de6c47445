import { describe, expect, it } from "vitest";
import type { Job } from "../../aws/schedules/schedules";
import { escapeHtml, htmlPage } from "../../support/html";
import { codeIn, localPage, type PageContent } from "./page";

const empty: PageContent = { logins: [], messages: [], jobs: [], deadLetters: [] };

describe("escapeHtml", () => {
  it.each([
    ["<b>", "&lt;b&gt;"],
    [`"'&`, "&quot;&#39;&amp;"],
    ["&amp;", "&amp;amp;"],
    ["Ñandú", "Ñandú"],
  ])("writes %j as %j", (text, expected) => {
    expect(escapeHtml(text)).toBe(expected);
  });
});

describe("htmlPage", () => {
  it("declares its language, its width and its title", () => {
    const html = htmlPage("Título", "<h1>Hola</h1>");
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain('name="viewport"');
    expect(html).toContain("<title>Título</title>");
    expect(html).toContain("<main>\n<h1>Hola</h1>\n</main>");
  });
});

describe("codeIn", () => {
  it.each([
    ["Tu código es 123456.", "123456"],
    ["012345", "012345"],
    ["Código:\n000000\nVence en 10 minutos", "000000"],
    ["El 20261120 no es un código", undefined],
    ["12345", undefined],
    ["", undefined],
  ])("finds in %j: %s", (text, expected) => {
    expect(codeIn(text)).toBe(expected);
  });
});

describe("localPage", () => {
  it("leads to the other side of a calendar", () => {
    const logins = [{ email: "ana+b@foja.ar", password: "x", what: "A practice" }];
    const html = localPage({ ...empty, logins });
    expect(html).toContain('href="/_local/google/calendars/ana%2Bb%40foja.ar">ana+b@foja.ar</a>');
    expect(localPage(empty)).not.toContain("/_local/google");
  });

  it("has a sentence instead of an empty table", () => {
    const html = localPage(empty);
    expect(html).toContain("None was sent yet.");
    expect(html.match(/There are none\./g)).toHaveLength(2);
    expect(html).not.toContain("<table>");
  });

  it.each<[string, Partial<Job>, string[]]>([
    ["never run", { lastRun: null, last: null }, ["Never"]],
    [
      "run well",
      {
        lastRun: "2026-11-20T15:00:00.000Z",
        last: { name: "j", startedAt: "", endedAt: "", ok: true, result: { removed: 2 } },
      },
      ["20/11/2026, 12:00:00", "Done: {&quot;removed&quot;:2}"],
    ],
    [
      "failed",
      {
        lastRun: "2026-11-20T15:00:00.000Z",
        last: { name: "j", startedAt: "", endedAt: "", ok: false, error: "<oh>" },
      },
      ["Failed: &lt;oh&gt;"],
    ],
  ])("shows a job that was %s", (_, job, expected) => {
    const fresh = { name: "j", schedule: "rate(1 day)", lastRun: null, last: null };
    const html = localPage({ ...empty, jobs: [{ ...fresh, ...job }] });
    for (const text of expected) expect(html).toContain(text);
    expect(html).toContain('aria-label="Run now: j"');
  });

  it("shows the newest dead letters first", () => {
    const letter = { consumer: "mail", at: "2026-11-20T15:00:00.000Z", tries: 6, record: {} };
    const deadLetters = ["viejo", "nuevo"].map((reason) => ({ ...letter, reason }));
    const html = localPage({ ...empty, deadLetters });
    expect(html.indexOf("nuevo")).toBeLessThan(html.indexOf("viejo"));
  });
});
