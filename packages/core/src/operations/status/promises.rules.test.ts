import { expect, it } from "vitest";
import { leftExpression, promiseQueries, promiseState } from "./promises.rules";

it.each([
  ["answers", 99.9, "good"],
  ["answers", 99.89, "bad"],
  ["courts", 99, "good"],
  ["courts", null, "unknown"],
] as const)("%s kept in %s % is %s", (name, kept, state) =>
  expect(promiseState(name, kept)).toBe(state),
);

it("says what is left of the budget of errors by what may fail", () => {
  expect(leftExpression("answers")).toMatch(/ \/ 0\.0010\)$/);
  expect(leftExpression("courts")).toMatch(/ \/ 0\.0100\)$/);
});

it("refuses a dashboard that shows no promise", () => {
  expect(() => promiseQueries('{"widgets":[]}')).toThrow("the dashboard shows no «Answers: kept»");
});
