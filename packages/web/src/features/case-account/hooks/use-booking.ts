import { useQueryClient } from "@tanstack/react-query";
import type { FieldValues } from "react-hook-form";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { useSend } from "~/lib/forms/use-send";
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
  return useSend(form, {
    send,
    onDone: async () => {
      notify.success(done);
      onClose();
      await refreshAccount(cache, folderId);
    },
  });
}
