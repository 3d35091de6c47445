import { now, setClock } from "@foja/core/kernel/clock";
import { beforeAll, beforeEach } from "vitest";

/**
 * Runs the tests of a file as of an instant, from which its clock goes on: days of a court's calendar
 * that the file names are then as far ahead as when it was written, on whatever day it runs.
 */
export function startAt(instant: string): void {
  const begun = Date.now();
  const start = () => setClock(() => Date.parse(instant) + Date.now() - begun);
  beforeAll(start);
  // Each test ends with the machine's clock.
  beforeEach(start);
}

/** Runs each test of a file at one instant, and so on one day and within one hour. */
export function standStill(): void {
  beforeEach(() => {
    const instant = now();
    setClock(() => instant);
  });
}
