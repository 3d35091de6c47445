import { useEffect } from "react";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { durationOf, type EventValues, endAfter } from "../lib/event-form";

const BEGINNING = ["startDate", "startTime"];

/** Moves the end when the beginning moves, so that the duration stays the same. */
export function useKeptDuration({ watch, getValues, setValue }: SchemaForm<EventValues>): void {
  useEffect(() => {
    let duration = durationOf(getValues());
    let isMoving = false;
    const { unsubscribe } = watch((_, { name = "" }) => {
      if (isMoving) return;
      if (!BEGINNING.includes(name)) {
        duration = durationOf(getValues());
        return;
      }
      const moved = duration === undefined ? undefined : endAfter(getValues(), duration);
      if (!moved) return;
      isMoving = true;
      for (const [field, value] of Object.entries(moved)) {
        setValue(field as keyof typeof moved, value, { shouldDirty: true });
      }
      isMoving = false;
    });
    return unsubscribe;
  }, [watch, getValues, setValue]);
}
