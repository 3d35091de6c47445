import type { Invoice } from "@foja/core/money/invoices/invoice.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { getInvoice, showInvoice } from "../api/invoices";

type Deed = { work: (key: string) => Promise<Invoice>; done: string; after?: () => void };

/** Runs an action on an invoice once, and shows the result. */
export function useDeed(id: string) {
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ work }: Deed) => work(crypto.randomUUID()),
    onSuccess: (invoice, { done, after }) => {
      showInvoice(cache, invoice);
      notify.success(done);
      after?.();
    },
    onError: (error) => {
      notify.error(messageOf(error));
      void cache.invalidateQueries({ queryKey: getInvoice(id).queryKey });
    },
  });
  return { run: mutate, busy: isPending };
}
