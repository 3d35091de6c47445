import type { Chat, Conversation } from "@foja/core/telling/chat/chat.schema";
import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { deleteChat, editChat, talkKey, taskOf } from "../api/chat";
import { type Talk, withChat } from "../lib/order";
import { taskFrom } from "../lib/words";

/** The actions on a message. */
export function useMessageActs(id: string, conversation: Conversation | undefined) {
  const cache = useQueryClient();
  const show = (chat: Chat) =>
    cache.setQueryData<Talk>(talkKey(id), (talk) => talk && withChat(talk, chat));
  const showError = (error: unknown) => notify.error(messageOf(error));

  return {
    edit: (chat: Chat, text: string) => editChat(chat, text).then(show, showError),
    remove: (chat: Chat) => deleteChat(chat).then(show, showError),
    toTask: async (chat: Chat) => {
      const [linked] = chat.links.filter(({ kind, title }) => kind === "folder" && title !== null);
      const folderId = conversation?.folderId ?? linked?._id ?? null;
      try {
        const task = await taskOf(chat, {
          ...taskFrom(chat.text || chat.files.map(({ name }) => name).join(", ")),
          folderId,
        });
        const link = { label: "Ver la tarea", to: paths.tasks.one(task._id), about: task.name };
        notify.success("Ya es una tarea tuya", undefined, link);
      } catch (error) {
        showError(error);
      }
    },
  };
}
