import type { Member } from "@foja/core/accounts/practices/practice.schema";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { answer } from "../api/answer";
import { client } from "../api/client";
import { useSession } from "../session/session";

/** The first element of the keys of the people's queries. */
export const PEOPLE = ["members"];

/** The field of records with the person who is responsible. */
export const RESPONSIBLE = "responsibleId";

/** The fields of a case with those who alone see it; `reservedFor` in older histories. */
export const NAMED: readonly string[] = ["memberIds", "reservedFor"];

const MINUTE_MS = 60_000;

/** The people of the practice, its founder first. Changes are announced at once: see `topics`. */
export const memberList = () =>
  queryOptions({
    queryKey: [...PEOPLE, "list"],
    queryFn: async ({ signal }) =>
      (await answer(client.api.members.$get({}, { init: { signal } }))).members,
    staleTime: 5 * MINUTE_MS,
  });

/** The text for somebody who left the practice. */
export const GONE = "Ya no está en el estudio";

/** The people of a practice, as screens need them. */
export type People = {
  people: readonly Pick<Member, "_id" | "name">[];
  /** Whether it has several people: a practice of one does not name them on screen. */
  hasTeam: boolean;
  /** The name of a person by id; empty while the people are not read. */
  nameOf: (id: string) => string;
};

/** The people from what was read; undefined while nothing was. */
export function peopleOf(read: People["people"] | undefined): People {
  const names = new Map(read?.map(({ _id, name }) => [_id, name]));
  return {
    people: read ?? [],
    hasTeam: names.size > 1,
    nameOf: (id) => names.get(id) ?? (read ? GONE : ""),
  };
}

/** The people of the practice, following every change; requested where there is more than one. */
export function usePeople(): People {
  const { subscription } = useSession();
  const { data } = useQuery({ ...memberList(), enabled: (subscription?.usage.members ?? 1) > 1 });
  return useMemo(() => peopleOf(data), [data]);
}
