import { useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { isRefusal } from "../api/error";
import { messageOf } from "../api/messages";
import type { SchemaForm } from "./use-schema-form";

export type Sending<T extends FieldValues, R> = {
  /** Sends the values; sent again with the same Idempotency-Key, they are done once. */
  send: (values: T, key: string) => Promise<R>;
  onDone: (sent: R, values: T) => unknown;
  /** What an error says of the whole form; by default nothing where its fields say it. */
  refusalOf?: (error: unknown) => string | undefined;
};

/** Sends a form once, and shows why it was refused: at the fields that are meant, or above them. */
export function useSend<T extends FieldValues, R>(
  form: Pick<SchemaForm<T>, "handleSubmit" | "applyServerErrors">,
  { send, onDone, refusalOf }: Sending<T, R>,
) {
  const [refusal, setRefusal] = useState<string>();
  const key = useRef(crypto.randomUUID());
  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await onDone(await send(values, key.current), values);
    } catch (error) {
      // What was refused made nothing: the next, perhaps with other values, is another.
      if (isRefusal(error)) key.current = crypto.randomUUID();
      if (refusalOf) setRefusal(refusalOf(error));
      else if (!form.applyServerErrors(error)) setRefusal(messageOf(error));
    }
  });
  return { refusal, submit };
}
