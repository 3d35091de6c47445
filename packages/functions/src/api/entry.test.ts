import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle, largest, type Part } from "@foja/harness/bundle";
import { beforeAll, expect, it } from "vitest";

/** What a request loads before its own routes: Lambda reads it at each cold start. */
const MOST_BYTES = 150_000;

/** What only a few requests need: loaded by them, never at the start. */
const NEVER =
  /node_modules\/(?:zod|googleapis|stripe|pdfmake|fontkit|@zxcvbn-ts|pkijs|asn1js|nodemailer|parse5|entities|html-to-text|papaparse|pdfjs-dist|mammoth|@aws-sdk)\//;

let parts: Part[] = [];

beforeAll(async () => {
  const entry = join(import.meta.dirname, "handler.ts");
  parts = (await bundle(entry, join(tmpdir(), "never-written"), false)).parts;
});

it("loads no more at its start than what every request needs", () => {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const most = largest(parts).slice(0, 10);
  expect(bytes, JSON.stringify(most)).toBeLessThan(MOST_BYTES);
  expect(bytes).toBeGreaterThan(50_000);
});

it("loads the routes when they are asked for, and what is heavy with what needs it", () => {
  const paths = parts.map(({ path }) => path);
  expect(paths.filter((path) => NEVER.test(path))).toEqual([]);
  const routes = paths.filter((path) => /\/api\/routes\/\w+\/(?!doors\.)/.test(path));
  expect(routes).toEqual([]);
});
