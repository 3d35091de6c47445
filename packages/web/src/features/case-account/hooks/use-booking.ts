import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { messageOf } from "~/lib/api/messages";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { notify } from "~/lib/notify";
import { refreshAccount } from "../api/account";

type Booking<T extends FieldValues> = {
  folderId: string;
  form: SchemaForm<T>;
  /** Sends the form's values; sent again with the same key, they are booked once. */
  send: (values: T, key: string) => Promise<unknown>;
  done: string;
  onClose: () => void;
};

/** Sends a form to the account of a case: nothing is shown before it is booked. */
export function useBooking<T extends FieldValues>(given: Booking<T>) {
  const { folderId, form, send, done, onClose } = given;
  const cache = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const key = useRef(crypto.randomUUID());
  const save = async (): Promise<void> => {
    setRefusal(undefined);
    try {
      await send(form.getValues(), key.current);
    } catch (error) {
      // Sent again with other values, it is another entry.
      key.current = crypto.randomUUID();
      if (!form.applyServerErrors(error)) setRefusal(messageOf(error));
      return;
    }
    notify.success(done);
    onClose();
    await refreshAccount(cache, folderId);
  };
  return { refusal, submit: form.handleSubmit(save) };
}
