import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { DATE_FORMS } from "./e2e/date-forms";

const root = join(import.meta.dirname, "..");
const FEATURES = "packages/web/src/features/";
const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", FEATURES], {
  cwd: root,
  encoding: "utf8",
});
const screens = listed.split("\n").filter((file) => file.endsWith(".tsx"));

/** An input for a date or an hour; code that only names one for others is not a form. */
const FIELD = /<(DateField|TimeField|DayInput)\b|type="(date|time|datetime-local|month|week)"/;
const WRAPPER = /export const DayInput\b/;

it("is walked by the browser with every form that has a date or an hour", () => {
  const drawn = screens.filter((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return FIELD.test(text) && !WRAPPER.test(text);
  });
  const walked = new Set(DATE_FORMS.map(({ source }) => `${FEATURES}${source}`));
  expect(drawn.sort()).toEqual([...walked].sort());
});
