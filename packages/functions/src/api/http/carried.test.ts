import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "../../log";
import { carried } from "./carried";

const logged = vi.spyOn(log(), "error").mockImplementation(() => undefined);
afterEach(() => logged.mockClear());

const answer = (body: string, isBase64Encoded = false) => ({
  statusCode: 200,
  body,
  isBase64Encoded,
  headers: { "content-type": "application/json", "x-request-id": "r1" },
});

describe("an answer on its way", () => {
  it("goes as it is while the platform carries it", () => {
    const given = answer(JSON.stringify({ text: "x".repeat(5_000_000) }));
    expect(carried(given, "GET")).toBe(given);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ["x", 5_600_000, false],
    ["ñ", 2_800_000, false],
    ['"', 1_500_000, false],
    ["A", 5_600_000, true],
  ])("of too many %j is refused in Spanish, and logged", (character, count, isBase64) => {
    const body = JSON.stringify({ text: character.repeat(count) });
    const { statusCode, body: text } = carried(answer(body, isBase64), "GET");
    expect([statusCode, JSON.parse(text)]).toEqual([
      422,
      {
        success: false,
        error: "answer.too_large",
        message:
          "La respuesta es demasiado grande para una sola vez. Pedí menos: una página, o menos campos.",
        requestId: "r1",
      },
    ]);
    expect(logged).toHaveBeenCalledOnce();
  });

  it("of something done says that it was done, and to what", () => {
    const id = "evt_01M80Y9580NZSN3D9Q1DFSE4BZ";
    const body = JSON.stringify({ events: [{ _id: id, text: "x".repeat(5_600_000) }] });
    const { statusCode, body: text } = carried(answer(body), "POST");
    expect([statusCode, JSON.parse(text)]).toMatchObject([200, { success: true, ids: [id] }]);
  });
});
