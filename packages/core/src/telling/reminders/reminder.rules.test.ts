import { describe, expect, it } from "vitest";
import { DEFAULTS } from "../preferences/preferences.rules";
import { type Dated, judge, type Memory, momentsOf, wordsOf } from "./reminder.rules";

const task: Dated = {
  forId: "usr_1",
  section: "tasks",
  title: "Contestar la demanda",
  folderId: null,
  folderName: "Pérez c/ Gómez",
  due: "2026-03-10",
  open: true,
  changedAt: "2026-02-01T15:00:00.000Z",
};

const hearing: Dated = { ...task, section: "events", due: "2026-03-10T12:30:00.000Z" };

const shown = (dated: Dated, preferences = DEFAULTS) =>
  momentsOf(dated, preferences).map(({ threshold, at }) => `${threshold} ${at}`);

describe("the moments of a source", () => {
  it("are three days and a day before a date, and its own, at eight in the practice", () => {
    expect(shown(task)).toEqual([
      "3d 2026-03-07T11:00:00.000Z",
      "1d 2026-03-09T11:00:00.000Z",
      "0d 2026-03-10T11:00:00.000Z",
    ]);
  });

  it("are a day and an hour before what begins at an hour", () => {
    expect(shown(hearing)).toEqual(["1d 2026-03-09T12:30:00.000Z", "1h 2026-03-10T11:30:00.000Z"]);
  });

  it("are the morning before and its own for an event of all day", () => {
    expect(shown({ ...hearing, due: "2026-03-10" })).toEqual([
      "1d 2026-03-09T11:00:00.000Z",
      "0d 2026-03-10T11:00:00.000Z",
    ]);
  });

  it("follow what a person wants, and are none for what is done or not wanted", () => {
    const tasks = { ...DEFAULTS.tasks, daysBefore: [7], hour: "18:30" };
    expect(shown(task, { ...DEFAULTS, tasks })).toEqual(["7d 2026-03-03T21:30:00.000Z"]);
    const off = { ...DEFAULTS, tasks: { ...DEFAULTS.tasks, enabled: false } };
    expect(shown(task, off)).toEqual([]);
    expect(shown({ ...task, open: false })).toEqual([]);
    expect(shown({ ...task, due: null })).toEqual([]);
  });

  it("never come after what begins early in the morning", () => {
    const early = { ...hearing, due: "2026-03-10T10:00:00.000Z" };
    const events = { ...DEFAULTS.events, daysBefore: [0], hoursBefore: [2] };
    expect(shown(early, { ...DEFAULTS, events })).toEqual(["2h 2026-03-10T08:00:00.000Z"]);
  });

  it("are named for ever, whatever hour a person wants", () => {
    const late = { ...DEFAULTS, tasks: { ...DEFAULTS.tasks, hour: "20:00" } };
    const names = (preferences: typeof DEFAULTS) =>
      momentsOf(task, preferences).map(({ canonical }) => canonical);
    expect(names(late)).toEqual(names(DEFAULTS));
  });
});

describe("what is due by an instant", () => {
  const judged = (dated: Dated, now: string, memory?: Memory, preferences = DEFAULTS) => {
    const verdict = judge(dated, preferences, memory, now);
    return [verdict.moment?.threshold ?? null, verdict.nextAt];
  };
  const promise = (nextAt: string | null): Memory => ({
    due: task.due,
    since: task.changedAt,
    nextAt,
  });

  it("does not dig up what nobody watched, a year later or the first time of many", () => {
    expect(judged(task, "2026-03-17T12:00:00.000Z")).toEqual(["0d", null]);
    expect(judged(task, "2026-03-19T12:00:00.000Z")).toEqual([null, null]);
    expect(judged(task, "2026-03-19T12:00:00.000Z", promise(null))).toEqual(["0d", null]);
  });

  it.each([
    ["2026-03-01T12:00:00.000Z", [null, "2026-03-07T11:00:00.000Z"]],
    ["2026-03-07T10:59:59.999Z", [null, "2026-03-07T11:00:00.000Z"]],
    ["2026-03-07T11:00:00.000Z", ["3d", "2026-03-09T11:00:00.000Z"]],
    ["2026-03-10T11:00:00.000Z", ["0d", null]],
  ])("at %s is %j", (now, expected) => {
    expect(judged(task, now)).toEqual(expected);
  });

  it("is, of what was made today, only what is of today, and the latest", () => {
    const made = (changedAt: string) => judged({ ...task, changedAt }, changedAt);
    // The day before, in the afternoon: this morning's threshold, not that of three days before.
    expect(made("2026-03-09T18:00:00.000Z")).toEqual(["1d", "2026-03-10T11:00:00.000Z"]);
    expect(made("2026-03-08T18:00:00.000Z")).toEqual([null, "2026-03-09T11:00:00.000Z"]);
    expect(made("2026-03-10T18:00:00.000Z")).toEqual(["0d", null]);
    // After 23:00 in the practice's zone it is already the next day in UTC.
    expect(made("2026-03-10T02:30:00.000Z")).toEqual(["1d", "2026-03-10T11:00:00.000Z"]);
    expect(made("2026-03-11T18:00:00.000Z")).toEqual([null, null]);
  });

  it("is nothing of what had begun when it was written down", () => {
    const changedAt = "2026-03-10T15:00:00.000Z";
    expect(judged({ ...hearing, changedAt }, changedAt)).toEqual([null, null]);
  });

  it("is what was promised, however late one looks", () => {
    expect(judged(task, "2026-03-12T11:00:00.000Z", promise("2026-03-10T11:00:00.000Z"))).toEqual([
      "0d",
      null,
    ]);
    const late = { ...DEFAULTS, updatedAt: "2026-03-12T10:00:00.000Z" };
    const kept = promise("2026-03-10T11:00:00.000Z");
    expect(judged(task, "2026-03-12T11:00:00.000Z", kept, late)).toEqual(["0d", null]);
  });

  it("is not what a person only now wants, once its day has passed", () => {
    const tasks = { ...DEFAULTS.tasks, daysBefore: [7] };
    const chosen = { ...DEFAULTS, tasks, updatedAt: "2026-03-05T12:00:00.000Z" };
    expect(judged(task, "2026-03-05T12:00:00.000Z", promise(null), chosen)).toEqual([null, null]);
  });
});

describe("the words of an alert", () => {
  it("name the day, and are the graver the nearer it is", () => {
    const said = (now: string) => wordsOf(task, now);
    expect(said("2026-03-07T11:00:00.000Z")).toMatchObject({
      primaryText: "Vence el martes 10/03/2026: Contestar la demanda",
      secondaryText: "Pérez c/ Gómez",
      primaryVariant: "info",
      expirationDate: "2026-03-10",
    });
    expect(said("2026-03-09T11:00:00.000Z").primaryVariant).toBe("warning");
    expect(said("2026-03-10T11:00:00.000Z").primaryVariant).toBe("error");
    expect(wordsOf(hearing, "2026-03-09T12:30:00.000Z").primaryText).toBe(
      "Contestar la demanda: martes 10/03/2026 a las 09:30",
    );
  });
});
