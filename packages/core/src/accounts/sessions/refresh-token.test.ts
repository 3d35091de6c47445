import { expect, it } from "vitest";
import { newId } from "../../kernel/id";
import { parse } from "./refresh-token";

const [userId, sessionId, proof] = [newId("user"), newId("session"), "p".repeat(43)];

it("reads a token, and nothing that only looks like one", () => {
  const read = (...parts: unknown[]) => parse(parts.join("."));
  expect(read(userId, sessionId, 7, proof)).toEqual({ userId, sessionId, generation: 7, proof });
  for (const parts of [
    [userId, sessionId, "x", proof],
    [userId, sessionId, "1234567890", proof],
    [userId, sessionId, 7, "p".repeat(42)],
    [userId, sessionId, 7, proof, ""],
    [sessionId, sessionId, 7, proof],
    [userId, userId, 7, proof],
    [userId, sessionId, "", proof],
  ]) {
    expect(read(...parts)).toBeUndefined();
  }
  expect(parse(undefined)).toBeUndefined();
});
