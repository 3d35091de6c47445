import type { Availability } from "@foja/core/agenda/availability/availability.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { readAvailability, saveAvailability } from "../api/availability";
import { draftOf, isSame, updateOf } from "../lib/draft";
import type { Draft } from "../lib/open-days";

/** The editor of availability: what was read, its changes, and saving them. */
export function useEditor(kept: Availability) {
  const cache = useQueryClient();
  const { queryKey } = readAvailability();
  const [base, setBase] = useState(kept);
  const [draft, setDraft] = useState(() => draftOf(kept));
  const begin = (from: Availability) => {
    setBase(from);
    setDraft(draftOf(from));
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: Draft) => saveAvailability(updateOf(sent), base.version),
    onSuccess: (saved, sent) => {
      cache.setQueryData(queryKey, saved);
      setBase(saved);
      // What was changed while it was being saved stays, to be saved next.
      setDraft((now) => (now === sent ? draftOf(saved) : now));
      notify.success("Disponibilidad guardada");
    },
  });
  const isStale = error instanceof ApiError && error.status === 412;
  return {
    draft,
    change: setDraft,
    isChanged: !isSame(draft, draftOf(base)),
    save: () => mutate(draft),
    isSaving: isPending,
    refusal: error ? messageOf(error) : undefined,
    /** When somebody saved first: replaces what was edited here by theirs. */
    takeTheirs: isStale
      ? async () => {
          begin(await cache.fetchQuery({ ...readAvailability(), staleTime: 0 }));
          reset();
        }
      : undefined,
    discard: () => {
      begin(base);
      reset();
    },
  };
}
