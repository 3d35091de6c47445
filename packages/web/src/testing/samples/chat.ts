import type { Chat, Conversation } from "@foja/core/telling/chat/chat.schema";
import { TITULAR } from "../people";

/** Who looks at the chat. */
export const me = TITULAR.user?._id ?? "";

/** A message of one's own, which may still be changed. */
export const message: Chat = {
  ...{ _id: "msg_1", conversationId: "cnv_1", number: 1, from: me, client: null, key: null },
  ...{ text: "Pedir el expediente", mentions: [], links: [], earlier: [] },
  files: [{ _id: "fil_1", name: "cédula.pdf", size: 2048, type: "application/pdf" }],
  ...{ createdAt: "2099-03-10T12:00:00.000Z", editedAt: null, deletedAt: null },
};

/** A group of two. */
export const conversation: Conversation = {
  ...{ _id: "cnv_1", kind: "group", name: "Sucesiones", folderId: null, people: [me, "usr_2"] },
  ...{ last: 1, lastAt: message.createdAt, lastBy: me, lastText: message.text, unread: 0 },
  read: { [me]: 1 },
};
