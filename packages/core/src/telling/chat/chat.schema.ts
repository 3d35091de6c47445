import * as z from "zod";
import { line, yesOrNo } from "../../kernel/fields.schema";
import { file, newFile } from "../../practice/files/file.schema";
import { SEARCH_TYPES } from "../../practice/search/search.schema";

/** Whom a conversation is for: two people, several named ones, or all who may see a case. */
export const CONVERSATION_KINDS = ["direct", "group", "case"] as const;

const place = (label: string) =>
  z
    .string({ error: `${label}: elegí a quién` })
    .min(1, `${label}: elegí a quién`)
    .max(60);

const NOTHING_SAID = "Mensaje: escribí algo";

/** Text of several lines, possibly empty, without other control characters. */
const maybeWords = z
  .string({ error: NOTHING_SAID })
  .max(4000, "Mensaje: hasta 4000 caracteres")
  .transform((text) => text.replace(/[^\P{Cc}\t\n]/gu, "").trim());

/** The text of a message. */
const words = maybeWords.pipe(z.string().min(1, NOTHING_SAID));

/** The most files that a message carries. */
const MOST_FILES = 10;

const people = (label: string, most: number) =>
  z
    .array(z.string().max(60), { error: `${label}: elegí a personas del estudio` })
    .max(most, `${label}: hasta ${most}`)
    .transform((ids) => [...new Set(ids)]);

/** Body of `POST /api/chat/users/id`. */
export const oneUser = z.strictObject({ id: place("Persona") });

/** Body of `POST /api/chat/filter`: `user` is a person, a conversation or a case. */
export const filterChats = z.strictObject({
  user: place("Conversación"),
  limit: z
    .int("El parámetro «limit» tiene que ser un número entero.")
    .min(1, "El parámetro «limit» va de 1 a 200.")
    .max(200, "El parámetro «limit» va de 1 a 200.")
    .default(50),
  cursor: z.string().max(1024, "El cursor no es válido.").optional(),
  search: z.string().trim().max(200, "La búsqueda admite hasta 200 caracteres.").optional(),
});

/** Body of `POST /api/chat/files`: `to` is a person, a conversation or a case. */
export const newChatFile = newFile.extend({ to: place("Destinatario") });

/** Body of `POST /api/chat/insert`: `to` is a person, a conversation or a case. */
export const insertChat = z
  .strictObject({
    to: place("Destinatario"),
    /** Empty only where it carries files. */
    text: maybeWords,
    /** A case to link to, apart from those that the text names. */
    folderId: z.string().max(60, "Causa: no encontramos esa causa.").nullish(),
    mentions: people("Menciones", 20).default([]),
    /** Ids of files already posted to the address that `POST /api/chat/files` returned. */
    files: z
      .array(z.string().max(60), { error: "Archivos: mandá sus identificadores" })
      .max(MOST_FILES, `Archivos: hasta ${MOST_FILES} por mensaje`)
      .transform((ids) => [...new Set(ids)])
      .default([]),
  })
  .refine(({ text, files }) => text !== "" || files.length > 0, {
    path: ["text"],
    error: NOTHING_SAID,
  });

/** Body of `POST /api/chat/read`. */
export const readChat = z.strictObject({
  user: place("Conversación"),
  number: z.int("Mensaje: falta su número").min(1, "Mensaje: falta su número"),
});

/** Body of `PATCH /api/chat/{id}/messages/{number}`. */
export const editChat = z.strictObject({ text: words });

const MOST_PEOPLE = 50;

/** Body of `POST /api/chat/conversations`. */
export const createConversation = z.strictObject({
  name: line("Nombre", 80),
  people: people("Personas", MOST_PEOPLE).pipe(
    z.array(z.string()).min(1, "Personas: elegí al menos a una"),
  ),
});

/** Body of `PATCH /api/chat/conversations/{id}`: with `leave`, the requesting person leaves it. */
export const changeConversation = z.strictObject({
  name: line("Nombre", 80).optional(),
  add: people("Personas", MOST_PEOPLE).optional(),
  leave: yesOrNo("Salir").optional(),
});

const link = z.object({
  kind: z.enum(SEARCH_TYPES),
  _id: z.string(),
  /** The record's title; null for a reader who may not see it, and where it no longer exists. */
  title: z.string().nullable(),
});

/** A message. Numbered from 1 in each conversation, without gaps: the same order for all. */
export const chat = z.object({
  _id: z.string(),
  conversationId: z.string(),
  number: z.int(),
  from: z.string(),
  /** The client who wrote it on their page; null of a person of the practice. */
  client: z.object({ contactId: z.string(), name: z.string() }).nullable(),
  /** Empty once it was deleted. */
  text: z.string(),
  mentions: z.array(z.string()),
  links: z.array(link),
  files: z.array(file),
  /** The `Idempotency-Key` it was sent with: its sender's screen recognises it by that. */
  key: z.string().nullable(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  deletedAt: z.string().nullable(),
  /** Its earlier texts, and until when each was shown. */
  earlier: z.array(z.object({ text: z.string(), until: z.string() })),
});

/** A conversation as one of its members sees it. */
export const conversation = z.object({
  _id: z.string(),
  kind: z.enum(CONVERSATION_KINDS),
  /** The name of the other person, of the group, or of the case. */
  name: z.string(),
  folderId: z.string().nullable(),
  /** Its members; in a case's, those who follow it: who wrote in it, or answers for the case. */
  people: z.array(z.string()),
  /** The number of its last message; 0 before the first. */
  last: z.int(),
  lastAt: z.string(),
  lastBy: z.string().nullable(),
  lastText: z.string(),
  unread: z.int(),
  /** The number of the last message that each member has read. */
  read: z.record(z.string(), z.int()),
});

const person = z.object({ _id: z.string(), name: z.string() });

/** A person of the practice to chat with. */
export const chatUser = person.extend({
  email: z.string(),
  role: z.string(),
  conversationId: z.string(),
  unread: z.int(),
  lastAt: z.string().nullable(),
  lastText: z.string().nullable(),
});

/** What `POST /api/chat/filter` returns besides the messages. */
export const chatPeople = z.array(person);

export type Chat = z.output<typeof chat>;
export type ChatLink = z.output<typeof link>;
export type ChatUser = z.output<typeof chatUser>;
export type Conversation = z.output<typeof conversation>;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];
