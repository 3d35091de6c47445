import { queryOptions, useQuery } from "@tanstack/react-query";
import { answer } from "../api/answer";
import { client } from "../api/client";
import { usePeople } from "../people/people";
import { useIdle } from "../use-idle";

/** The first element of every key of the team's chat, except for the messages of a conversation. */
export const CHATS = ["chats"];

/** The people to chat with, and the conversations with their latest messages. */
export const chatList = () =>
  queryOptions({
    queryKey: [...CHATS, "list"],
    queryFn: async ({ signal }) => answer(client.api.chat.users.$get({}, { init: { signal } })),
  });

/** The number of unread messages; requested once the page is idle, where there is a team. */
export function useUnreadChats(): number {
  const { hasTeam } = usePeople();
  const idle = useIdle();
  const { data } = useQuery({ ...chatList(), enabled: idle && hasTeam });
  return (data?.conversations ?? []).reduce((sum, { unread }) => sum + unread, 0);
}
