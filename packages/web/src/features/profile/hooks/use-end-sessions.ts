import type { Session } from "@foja/core/accounts/sessions/session.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { endOtherSessions, endSession, sessionList } from "../api/sessions";

/** Ends sessions of other devices; the list shows the server's answer. */
export function useEndSessions() {
  const cache = useQueryClient();
  const { queryKey } = sessionList();
  const keep = (stays: (session: Session) => boolean) =>
    cache.setQueryData(queryKey, (sessions) => sessions?.filter(stays));
  const onError = (error: unknown) => notify.error(messageOf(error));
  const onSettled = () => cache.invalidateQueries({ queryKey });

  const one = useMutation({
    mutationFn: endSession,
    onSuccess: ({ message }, id) => {
      keep((session) => session._id !== id);
      notify.success(message);
    },
    onError,
    onSettled,
  });
  const others = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: ({ message }) => {
      keep((session) => session.current);
      notify.success(message);
    },
    onError,
    onSettled,
  });

  return {
    endOne: (id: string) => one.mutate(id),
    endOthers: (then: () => void) => others.mutate(undefined, { onSettled: then }),
    isEnding: others.isPending,
  };
}
