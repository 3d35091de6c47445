import { describe, expect, it } from "vitest";
import { describeDevice, judgeRefresh } from "./session.rules";

describe("judgeRefresh", () => {
  const chain = { generation: 7, rotatedAt: 1_000_000 };

  it.each([
    [7, 0, "rotate"],
    [7, 86_400_000, "rotate"],
    [6, 0, "repeat"],
    [6, 10_000, "repeat"],
    [6, 10_001, "replay"],
    [5, 0, "replay"],
    [0, 0, "replay"],
    [8, 0, "unborn"],
  ])("takes number %i after %i ms for a %s", (presented, ms, verdict) => {
    expect(judgeRefresh(chain, presented, 1_000_000 + ms)).toBe(verdict);
  });
});

describe("describeDevice", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
      "Chrome en Windows",
    ],
    [
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
      "Edge en Windows",
    ],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1 Version/18 Safari/605.1",
      "Safari en Mac",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604.1",
      "Safari en iOS",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
      "Chrome en Android",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox en Linux"],
    ["curl/8.5.0", "Otro programa"],
    ["", "Otro programa"],
  ])("says of %s: %s", (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words);
  });
});
