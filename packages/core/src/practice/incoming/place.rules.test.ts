import { expect, it } from "vitest";
import type { Verdicts } from "./letter.schema";
import { isForged } from "./place.rules";

const GREY: Verdicts = {
  ...{ spf: "unknown", dkim: "unknown", dmarc: "unknown", spam: "pass", virus: "pass" },
};

it.each<[Partial<Verdicts>, boolean]>([
  [{}, false],
  // A forwarded letter comes from another server, with its signature whole.
  [{ spf: "fail", dkim: "pass" }, false],
  [{ spf: "pass", dkim: "fail" }, false],
  [{ spf: "fail" }, true],
  [{ dkim: "fail" }, true],
  [{ spf: "fail", dkim: "fail" }, true],
  [{ spf: "pass", dkim: "pass", dmarc: "fail" }, true],
])("says of %j whether a sender may be forged: %s", (said, is) => {
  expect(isForged({ ...GREY, ...said })).toBe(is);
});
