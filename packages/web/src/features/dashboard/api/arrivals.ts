import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** The first few open novedades of the courts, those due first. */
export const openNovedades = () =>
  queryOptions({
    queryKey: ["novedades", "morning"],
    queryFn: async ({ signal }) => {
      const query = { state: "open", order: "due", limit: "5" } as const;
      return (await answer(client.api.novedades.$get({ query }, { init: { signal } }))).novedades;
    },
  });

/** The first few appointments from a day on that are confirmed or pending. */
export const nextReservations = (from: string) =>
  queryOptions({
    queryKey: ["reservations", "morning", from],
    queryFn: async ({ signal }) => {
      const query = { status: "pending,confirmed", from, limit: "5" };
      const answered = client.api.reservations.$get({ query }, { init: { signal } });
      return (await answer(answered)).reservations;
    },
  });
