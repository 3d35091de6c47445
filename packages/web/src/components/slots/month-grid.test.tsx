// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { mount } from "~/testing/mount";
import { MonthGrid } from "./month-grid";

const FREE = new Map([
  ["2026-08-04", 3],
  ["2026-08-05", 1],
]);

let page: ReturnType<typeof mount> | undefined;
afterEach(() => page?.close());

function draw(free: ReadonlyMap<string, number> | undefined) {
  const picked: string[] = [];
  const months: string[] = [];
  page = mount(
    <MonthGrid
      month="2026-08"
      first="2026-08"
      last="2026-09"
      free={free}
      onMonth={(month) => months.push(month)}
      onPick={(day) => picked.push(day)}
    />,
  );
  const day = (name: string) =>
    page?.all("button").find((one) => one.getAttribute("aria-label")?.startsWith(name));
  return { page, day, picked, months };
}

it("names each day with what is free on it, and lets only those be taken", () => {
  const { page, day, picked } = draw(FREE);
  expect(day("martes 4 de agosto")?.getAttribute("aria-label")).toBe(
    "martes 4 de agosto, 3 horarios",
  );
  expect(day("miércoles 5")?.getAttribute("aria-label")).toBe("miércoles 5 de agosto, 1 horario");
  expect(day("jueves 6")?.getAttribute("aria-disabled")).toBe("true");
  page.click(day("martes 4"));
  page.click(day("jueves 6"));
  expect(picked).toEqual(["2026-08-04"]);
});

it("says that it is looking before any day is called full", () => {
  const { page, day } = draw(undefined);
  expect(day("martes 4")?.getAttribute("aria-label")).toBe("martes 4 de agosto");
  expect(page.all("[role=status]")[0]?.textContent).toBe("Buscando horarios libres…");
});

it("is one stop of the keyboard, from which arrows walk, into the next month too", () => {
  const { page, day, months } = draw(FREE);
  const stops = page.all("td button").filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ dataset }) => dataset.day)).toEqual(["2026-08-04"]);
  const key = (from: string, name: string) =>
    act(() => {
      day(from)?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    });
  key("martes 4", "ArrowRight");
  expect(document.activeElement?.getAttribute("data-day")).toBe("2026-08-05");
  key("miércoles 5", "PageDown");
  key("miércoles 5", "PageUp");
  expect(months).toEqual(["2026-09"]);
});
