import { changed } from "@foja/core/telling/preferences/preferences.rules";
import type { UpdatePreferences } from "@foja/core/telling/preferences/preferences.schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changePreferences, readPreferences } from "~/lib/alerts/preferences";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";

/** One change after another: two at once would each be refused because of the other. */
const SCOPE = { id: "preferences" };

/** The person's preferences; each change is shown and saved at once. */
export function usePreferences() {
  const cache = useQueryClient();
  const { queryKey } = readPreferences();
  const { data, error, refetch } = useQuery(readPreferences());
  const [ahead, setAhead] = useState<UpdatePreferences[]>([]);
  const { mutate } = useMutation({
    scope: SCOPE,
    mutationFn: changePreferences,
    onError: (refusal) => notify.error(messageOf(refusal)),
    onSettled: async (kept, _, given) => {
      // An answer under way does not have this change.
      await cache.cancelQueries({ queryKey });
      if (kept) cache.setQueryData(queryKey, kept);
      else void cache.invalidateQueries({ queryKey });
      setAhead((changes) => changes.filter((change) => change !== given));
    },
  });
  const change = (given: UpdatePreferences) => {
    setAhead((changes) => [...changes, given]);
    mutate(given);
  };
  return { data: data && ahead.reduce(changed, data), error, refetch, change };
}
