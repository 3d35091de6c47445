import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** What the courts brought and nobody dealt with yet, by what is due first: the first few. */
export const openNovedades = () =>
  queryOptions({
    queryKey: ["novedades", "morning"],
    queryFn: async ({ signal }) => {
      const query = { state: "open", order: "due", limit: "5" } as const;
      return (await answer(client.api.novedades.$get({ query }, { init: { signal } }))).novedades;
    },
  });

/** The appointments from a day on that will take place or wait for an answer: the first few. */
export const nextReservations = (from: string) =>
  queryOptions({
    queryKey: ["reservations", "morning", from],
    queryFn: async ({ signal }) => {
      const query = { status: "pending,confirmed", from, limit: "5" };
      const answered = client.api.reservations.$get({ query }, { init: { signal } });
      return (await answer(answered)).reservations;
    },
  });
