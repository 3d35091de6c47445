import { changed } from "@foja/core/preferences/preferences.rules";
import type { UpdatePreferences } from "@foja/core/preferences/preferences.schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { changePreferences, readPreferences } from "../api/preferences";

/** One change after another: two at once would each be refused over the other. */
const SCOPE = { id: "preferences" };

/** The person's preferences, each change shown at once and kept at once. */
export function usePreferences() {
  const cache = useQueryClient();
  const { queryKey } = readPreferences();
  const read = useQuery(readPreferences());
  const { mutate } = useMutation({
    scope: SCOPE,
    mutationFn: changePreferences,
    onError: (error) => notify.error(messageOf(error)),
    onSettled: () => {
      const others = cache.isMutating({ predicate: ({ options }) => options.scope === SCOPE });
      if (others <= 1) void cache.invalidateQueries({ queryKey });
    },
  });
  const change = (given: UpdatePreferences) => {
    // An answer on its way does not know of this change yet.
    void cache.cancelQueries({ queryKey });
    cache.setQueryData(queryKey, (before) => before && changed(before, given));
    mutate(given);
  };
  return { ...read, change };
}
