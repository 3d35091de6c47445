import type { Chat } from "@foja/core/telling/chat/chat.schema";
import { describe, expect, it } from "vitest";
import { inOrder, linesOf, type Talk, withChat } from "./order";
import { mentionAt, mentionable, mentionedIn, piecesOf, taskFrom } from "./words";

const chat = (number: number, more: Partial<Chat> = {}): Chat => ({
  ...{ _id: `msg_${number}`, conversationId: "cnv_1", number, from: "ana", text: `${number}` },
  ...{
    client: null,
    mentions: [],
    links: [],
    files: [],
    key: null,
    editedAt: null,
    deletedAt: null,
    earlier: [],
  },
  createdAt: `2026-11-24T12:${String(number).padStart(2, "0")}:00.000Z`,
  ...more,
});

const talk = (...pages: number[][]) =>
  ({
    pages: pages.map((numbers) => ({ chats: numbers.map((n) => chat(n)), conversation: {} })),
    pageParams: [],
  }) as unknown as Talk;

const numbers = (one: Talk | undefined) => one && inOrder(one).map(({ number }) => number);

describe("the messages that were read", () => {
  it("are each once and in their order, however the pages overlap", () => {
    expect(numbers(talk([5, 4, 3], [3, 2, 1]))).toEqual([1, 2, 3, 4, 5]);
  });

  it("go on with the next one, once, and are read again where one is missing", () => {
    const next = withChat(talk([2, 1]), chat(3));
    expect(numbers(next)).toEqual([1, 2, 3]);
    expect(numbers(next && withChat(next, chat(3)))).toEqual([1, 2, 3]);
    expect(withChat(talk([2, 1]), chat(4))).toBeUndefined();
    expect(numbers(withChat(talk([]), chat(1)))).toEqual([1]);
    const changed = withChat(talk([3, 2], [1]), chat(1, { text: "otra" }));
    expect(changed && inOrder(changed)[0]?.text).toBe("otra");
    expect(numbers(withChat(talk([9, 8]), chat(2)))).toEqual([8, 9]);
  });

  it("name who writes after somebody else, a lull, a new day and what is new", () => {
    const chats = [
      chat(1),
      chat(2),
      chat(3, { from: "eva" }),
      chat(20, { from: "eva" }),
      chat(21, { from: "eva", createdAt: "2026-11-25T12:00:00.000Z" }),
    ];
    const lines = linesOf(chats, 20, "ana");
    expect(lines.map(({ hasHead }) => hasHead)).toEqual([true, false, true, true, true]);
    expect(lines.map(({ day }) => day)).toEqual([
      "2026-11-24",
      undefined,
      undefined,
      undefined,
      "2026-11-25",
    ]);
    expect(lines.map(({ isFirstNew }) => isFirstNew).indexOf(true)).toBe(4);
  });
});

describe("what is written", () => {
  const people = [
    { _id: "a", name: "Ana López" },
    { _id: "b", name: "Beto Núñez" },
  ];

  it("asks whom after an «@», and finds them by any of their names", () => {
    expect(mentionAt("hola @nu", 8)).toEqual({ at: 5, sought: "nu" });
    expect(mentionAt("ana@estudio", 11)).toBeUndefined();
    expect(mentionable(people, "nu").map(({ _id }) => _id)).toEqual(["b"]);
    expect(mentionable(people, "")).toHaveLength(2);
    expect(mentionedIn("@Ana López, mirá", people)).toEqual(["a"]);
  });

  it("shows addresses and names as what they are", () => {
    expect(piecesOf("@Ana López mirá https://a.ar/x. Ya.", ["Ana", "Ana López"])).toEqual([
      { kind: "mention", text: "@Ana López" },
      { kind: "words", text: " mirá " },
      { kind: "link", text: "https://a.ar/x" },
      { kind: "words", text: ". Ya." },
    ]);
  });

  it("becomes a task by its first line", () => {
    expect(taskFrom("Pedir la prórroga")).toEqual({ name: "Pedir la prórroga", description: null });
    expect(taskFrom("Uno\nDos")).toEqual({ name: "Uno", description: "Uno\nDos" });
    expect(taskFrom("x".repeat(300)).name).toHaveLength(120);
  });
});
