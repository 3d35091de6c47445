import { file, upload } from "@foja/core/practice/files/file.schema";
import { Chats } from "@foja/core/telling/chat";
import {
  changeConversation,
  chat,
  chatPeople,
  chatUser,
  conversation,
  createConversation,
  editChat,
  filterChats,
  insertChat,
  newChatFile,
  oneUser,
  readChat,
} from "@foja/core/telling/chat/chat.schema";
import { Hono } from "hono";
import * as z from "zod";
import { answerDone, answerWith, done, pageOf, success } from "../../http/answers";
import { idempotent, keyOf } from "../../http/idempotent";
import { body, takesNothing } from "../../http/input";
import { route } from "../../http/route";

/** Whoever sees the practice may chat in it: chatting changes none of its records. */
const needs = "read";

const one = success.extend({ chat });
const oneConversation = success.extend({ conversation });

/** A number in a path; 0, which no message has, where it is not one. */
const numberOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

export const chatRoutes = new Hono()
  .get(
    "/api/chat/users",
    route("user", {
      needs,
      id: "listChatUsers",
      summary: "List whom to talk with, and the conversations with the latest messages",
      answers: {
        200: success.extend({ users: z.array(chatUser), conversations: z.array(conversation) }),
      },
    }),
    takesNothing,
    async (c) => answerWith(c, await Chats.list()),
  )
  .post(
    "/api/chat/users/id",
    route("user", {
      needs,
      id: "getChatUser",
      summary: "Get somebody of the practice to talk with",
      answers: { 200: success.extend({ user: chatUser }) },
      refuses: [404],
    }),
    body(oneUser),
    async (c) => answerWith(c, { user: await Chats.user(c.req.valid("json").id) }),
  )
  .post(
    "/api/chat/filter",
    route("user", {
      needs,
      id: "filterChats",
      summary: "List the messages of a conversation, latest first",
      reads: true,
      answers: { 200: pageOf("chats", chat).extend({ conversation, people: chatPeople }) },
      refuses: [404],
    }),
    body(filterChats),
    async (c) => answerWith(c, await Chats.filter(c.req.valid("json"))),
  )
  .post(
    "/api/chat/files",
    route("user", {
      needs,
      id: "createChatFile",
      summary: "Request an address to upload a file of a message to come to",
      answers: { 201: success.extend({ file, upload }) },
      headers: ["Idempotency-Key"],
      refuses: [404, 409],
    }),
    body(newChatFile),
    idempotent,
    async (c) => answerWith(c, await Chats.attach(c.req.valid("json")), 201),
  )
  .post(
    "/api/chat/insert",
    route("user", {
      needs,
      id: "insertChat",
      summary: "Say something to a person, in a conversation or about a case",
      answers: { 201: one },
      headers: ["Idempotency-Key"],
      refuses: [404, 409],
    }),
    body(insertChat),
    // The key is stored with the message: for sixty days, not for one.
    async (c) => answerWith(c, { chat: await Chats.send(c.req.valid("json"), keyOf(c)) }, 201),
  )
  .get(
    "/api/chat/:id/messages/:number/files/:fileId",
    route("user", {
      needs,
      summary: "Get an address, valid for one minute, to download a file of a message from",
      answers: { 200: success.extend({ url: z.string() }) },
    }),
    takesNothing,
    async (c) => {
      const { id, number, fileId } = c.req.param();
      return answerWith(c, { url: await Chats.fileLink(id, numberOf(number), fileId) });
    },
  )
  .post(
    "/api/chat/read",
    route("user", {
      needs,
      id: "readChat",
      summary: "Note how far one has read a conversation",
      ticks: true,
      answers: { 200: done },
      refuses: [404],
    }),
    body(readChat),
    async (c) => {
      await Chats.read(c.req.valid("json"));
      return answerDone(c, "Conversación leída.");
    },
  )
  .post(
    "/api/chat/conversations",
    route("user", {
      needs,
      summary: "Begin a conversation of several people",
      answers: { 201: oneConversation },
      headers: ["Idempotency-Key"],
    }),
    body(createConversation),
    idempotent,
    async (c) => answerWith(c, { conversation: await Chats.create(c.req.valid("json")) }, 201),
  )
  .patch(
    "/api/chat/conversations/:id",
    route("user", {
      needs,
      summary: "Name a group anew, let people into it, or leave it",
      answers: { 200: success.extend({ conversation: conversation.optional() }) },
      refuses: [409],
    }),
    body(changeConversation),
    async (c) => {
      const conversation = await Chats.changeGroup(c.req.param("id"), c.req.valid("json"));
      return answerWith(c, { ...(conversation && { conversation }) });
    },
  )
  .patch(
    "/api/chat/:id/messages/:number",
    route("user", {
      needs,
      summary: "Change what one said, within fifteen minutes",
      answers: { 200: one },
      refuses: [409],
    }),
    body(editChat),
    async (c) => {
      const number = numberOf(c.req.param("number"));
      const { text } = c.req.valid("json");
      return answerWith(c, { chat: await Chats.edit(c.req.param("id"), number, text) });
    },
  )
  .delete(
    "/api/chat/:id/messages/:number",
    route("user", {
      needs,
      summary: "Take back what one said, within fifteen minutes",
      answers: { 200: one },
      refuses: [409],
    }),
    takesNothing,
    async (c) => {
      const number = numberOf(c.req.param("number"));
      return answerWith(c, { chat: await Chats.remove(c.req.param("id"), number) });
    },
  );
