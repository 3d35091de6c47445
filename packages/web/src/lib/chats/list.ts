import { queryOptions, useQuery } from "@tanstack/react-query";
import { answer } from "../api/answer";
import { client } from "../api/client";
import { usePeople } from "../people/people";
import { useIdle } from "../use-idle";

/** How the keys of what is read of the team's talk begin, but for the messages of a conversation. */
export const CHATS = ["chats"];

/** Whom to talk with, and the conversations with the latest messages. */
export const chatList = () =>
  queryOptions({
    queryKey: [...CHATS, "list"],
    queryFn: async ({ signal }) => answer(client.api.chat.users.$get({}, { init: { signal } })),
  });

/** How many messages wait to be read; asked once the page is idle, where there is a team. */
export function useUnreadChats(): number {
  const { hasTeam } = usePeople();
  const idle = useIdle();
  const { data } = useQuery({ ...chatList(), enabled: idle && hasTeam });
  return (data?.conversations ?? []).reduce((sum, { unread }) => sum + unread, 0);
}
