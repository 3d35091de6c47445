import { typeIn } from "@foja/core/practice/events/type.rules";
import { useEffect } from "react";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import type { EventValues } from "../lib/event-form";

/** Sets the type that the title names, while it is the one that was read from it before. */
export function useReadType({ watch, getValues, setValue }: SchemaForm<EventValues>): void {
  useEffect(() => {
    let read = typeIn(getValues("title"));
    const { unsubscribe } = watch((values, { name }) => {
      if (name !== "title") return;
      const next = typeIn(values.title ?? "");
      const isRead = getValues("type") === read;
      if (isRead && next !== read) setValue("type", next, { shouldDirty: true });
      if (isRead) read = next;
    });
    return unsubscribe;
  }, [watch, getValues, setValue]);
}
