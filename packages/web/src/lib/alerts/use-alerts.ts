import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { connection } from "~/lib/realtime/state";
import { allRows, dropRows, type Pages, patchRow } from "~/lib/records/pages";
import { useStore } from "~/lib/store";
import { ALERTS, alertList, deleteAlert, readAlert, readAllAlerts } from "./queries";

/** How often alerts are polled while the socket is not connected. */
const EVERY_MS = 60_000;

/** A person's alerts as far as they were read, the last raised first. */
export function useAlerts(userId: string, unread: boolean) {
  const live = useStore(connection).state === "authenticated";
  const list = useInfiniteQuery({
    ...alertList(userId, unread),
    refetchInterval: live ? false : EVERY_MS,
  });
  const rows = list.data && allRows(list.data).sort(byRaised);
  return { ...list, rows };
}

// The API sorts alerts by due date; an alert that was raised late is still the newest.
const byRaised = (one: Alert, other: Alert) => (one.createdAt < other.createdAt ? 1 : -1);

/** The number of unread alerts, in figures that fit a bell. */
export function countText(unread: number): string {
  return unread > 99 ? "99+" : String(unread);
}

type Change = (pages: Pages<Alert>) => Pages<Alert>;

/** Marks alerts as read and deletes them: shown at once, read again afterwards. */
export function useAlertActions(userId: string) {
  const cache = useQueryClient();
  const edit = (unread: boolean, change: Change) =>
    cache.setQueryData<Pages<Alert>>(
      alertList(userId, unread).queryKey,
      (pages) => pages && change(pages),
    );
  const onError = (error: unknown) => notify.error(messageOf(error));
  const onSettled = () => cache.invalidateQueries({ queryKey: [...ALERTS] });
  const hide = (id: string) => edit(true, (pages) => dropRows(pages, new Set([id])));

  const reading = useMutation({
    mutationFn: readAlert,
    onMutate: (id) => {
      hide(id);
      edit(false, (pages) => patchRow(pages, id, { read: true }));
    },
    ...{ onError, onSettled },
  });
  const readingAll = useMutation({
    mutationFn: readAllAlerts,
    onSuccess: ({ message }) => notify.success(message),
    ...{ onError, onSettled },
  });
  const deleting = useMutation({
    mutationFn: deleteAlert,
    onMutate: (id) => {
      hide(id);
      edit(false, (pages) => dropRows(pages, new Set([id])));
    },
    ...{ onError, onSettled },
  });

  return {
    read: (alert: Alert) => {
      if (!alert.read) reading.mutate(alert._id);
    },
    readAll: () => readingAll.mutate(),
    isReadingAll: readingAll.isPending,
    remove: (alert: Alert) => deleting.mutate(alert._id),
  };
}
