import type { Member } from "@foja/core/accounts/practices/practice.schema";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { answer } from "../api/answer";
import { client } from "../api/client";
import { useSession } from "../session/session";

/** How the keys of what is read of the people begin. */
export const PEOPLE = ["members"];

/** How records call the person who answers for them. */
export const RESPONSIBLE = "responsibleId";

/** And how a case calls those who alone see it; `reservedFor` in histories of before. */
export const NAMED: readonly string[] = ["memberIds", "reservedFor"];

const MINUTE_MS = 60_000;

/** The people of the practice, its founder first. Who comes and goes is announced at once: see `topics`. */
export const memberList = () =>
  queryOptions({
    queryKey: [...PEOPLE, "list"],
    queryFn: async ({ signal }) =>
      (await answer(client.api.members.$get({}, { init: { signal } }))).members,
    staleTime: 5 * MINUTE_MS,
  });

/** What is said of somebody who was of the practice. */
export const GONE = "Ya no está en el estudio";

/** The people of a practice as screens speak of them. */
export type People = {
  people: readonly Pick<Member, "_id" | "name">[];
  /** Whether it has several people: screens of a practice of one do not name them. */
  hasTeam: boolean;
  /** The name of a person by their id; nothing while the people are not known. */
  nameOf: (id: string) => string;
};

/** The people by what was read of them; undefined while nothing was. */
export function peopleOf(read: People["people"] | undefined): People {
  const names = new Map(read?.map(({ _id, name }) => [_id, name]));
  return {
    people: read ?? [],
    hasTeam: names.size > 1,
    nameOf: (id) => names.get(id) ?? (read ? GONE : ""),
  };
}

/** The people of the practice, following every change; asked for where there is more than one. */
export function usePeople(): People {
  const { subscription } = useSession();
  const { data } = useQuery({ ...memberList(), enabled: (subscription?.usage.members ?? 1) > 1 });
  return useMemo(() => peopleOf(data), [data]);
}
