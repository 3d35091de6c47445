import { fold } from "@foja/core/kernel/text.rules";
import type { ContactRole } from "@foja/core/practice/contacts/contact.schema";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { answer } from "./api/answer";
import { client } from "./api/client";
import { useSession } from "./session/session";

export type ContactChoice = { _id: string; fullName: string; role: ContactRole | null };

const SHOWN = 8;
const READ = 1000;

/**
 * Contacts to choose from: by name, or those that match a text, searched here or on the server.
 * `isReading`: it is not known yet who there is.
 */
export function useContactChoices(text: string, wanted: boolean) {
  const { user } = useSession();
  const userId = user?._id ?? "";
  const known = useQuery({
    queryKey: ["contacts", "choices", userId],
    enabled: wanted && userId !== "",
    queryFn: async ({ signal }) => {
      const query = { limit: String(READ), fields: "name,lastName,role", sort: "name" as const };
      const request = { param: { userId }, query };
      const page = await answer(
        client.api.contacts.user[":userId"].$get(request, { init: { signal } }),
      );
      const choices = page.contacts.map(({ _id, name, lastName, role = null }) => {
        return { _id, fullName: [name, lastName].filter(Boolean).join(" "), role };
      });
      return { choices, more: page.nextCursor !== undefined };
    },
  });
  const words = fold(text).split(/\s+/).filter(Boolean);
  const found = (known.data?.choices ?? []).filter(({ fullName }) => {
    const name = fold(fullName);
    return words.every((word) => name.includes(word));
  });
  const older = useOlder(text, wanted && words.length > 0 && known.data?.more === true);
  const all = new Map([...found, ...older].map((choice) => [choice._id, choice]));
  return { choices: [...all.values()].slice(0, SHOWN), isReading: known.isLoading };
}

function useOlder(text: string, wanted: boolean): readonly ContactChoice[] {
  const { data = [] } = useQuery({
    queryKey: ["search", "contact", text],
    enabled: wanted,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { q: text, types: "contact" };
      const { results } = await answer(client.api.search.$get({ query }, { init: { signal } }));
      return results.map(({ id, title }) => ({ _id: id, fullName: spoken(title), role: null }));
    },
  });
  return wanted ? data : [];
}

/** «Sosa, Marcos» → «Marcos Sosa». */
const spoken = (filed: string) => filed.split(", ").reverse().join(" ");
