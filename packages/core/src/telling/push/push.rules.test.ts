import { describe, expect, it } from "vitest";
import { isKnownService } from "./push.rules";

const hosts = ["fcm.googleapis.com", "*.push.apple.com"];
const standIn = "http://127.0.0.1:3000/_local/push";

describe("isKnownService", () => {
  it.each([
    ["https://fcm.googleapis.com/fcm/send/a:b", true],
    ["https://web.push.apple.com/QAbc", true],
    ["https://FCM.googleapis.com:443/x", true],
    ["http://fcm.googleapis.com/x", false],
    ["https://fcm.googleapis.com:8443/x", false],
    ["https://ana:clave@fcm.googleapis.com/x", false],
    ["https://fcm.googleapis.com.evil.example/x", false],
    ["https://evilpush.apple.com/x", false],
    ["https://push.apple.com/x", false],
    ["https://169.254.169.254/latest/meta-data", false],
    ["https://[::1]/x", false],
    ["file:///etc/passwd", false],
    ["no es una dirección", false],
    ["", false],
  ])("%s: %s", (endpoint, known) => {
    expect(isKnownService(endpoint, { hosts })).toBe(known);
  });

  it.each([
    [`${standIn}/send/a`, true],
    [`${standIn}/../../api/auth/me`, false],
    [`${standIn}x/send/a`, false],
    ["http://127.0.0.1:3000/_local/jobs", false],
  ])("on one machine, %s: %s", (endpoint, known) => {
    expect(isKnownService(endpoint, { hosts, standIn })).toBe(known);
  });
});
