import { Reminders } from "@foja/core/reminders";
import { job } from "./job";

/** Raises every alert whose moment has come. */
export const handler = job("deadlines-sweep", () => Reminders.sweep());
