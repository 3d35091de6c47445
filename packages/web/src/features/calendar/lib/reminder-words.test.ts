import { expect, it } from "vitest";
import { remindersText } from "./reminder-words";

const events = {
  ...{ enabled: true, channels: { app: true, email: true, push: true }, hour: "08:00" },
  ...{ daysBefore: [7, 1, 0], hoursBefore: [2] },
};

it("says when a person is reminded of an event", () => {
  expect(remindersText(events)).toBe(
    "Te avisamos 7 días antes, 1 día antes, el mismo día y 2 horas antes.",
  );
  expect(remindersText({ ...events, daysBefore: [], hoursBefore: [1] })).toBe(
    "Te avisamos 1 hora antes.",
  );
  expect(remindersText({ ...events, enabled: false })).toBe("No te avisamos de los eventos.");
});
