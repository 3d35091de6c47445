import type { Chat, Conversation } from "@foja/core/telling/chat/chat.schema";
import { useQueryClient } from "@tanstack/react-query";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { deleteChat, editChat, taskOf } from "../api/chat";
import { taskFrom } from "../lib/words";
import { showChat } from "./show-chat";

/** The actions on a message. */
export function useMessageActs(id: string, conversation: Conversation | undefined) {
  const cache = useQueryClient();
  const show = (chat: Chat) => showChat(cache, id, chat);
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
