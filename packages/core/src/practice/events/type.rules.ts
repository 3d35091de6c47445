import { fold } from "../../kernel/text.rules";

/** The types of event. */
export const EVENT_TYPES = [
  "audiencia",
  "vencimiento",
  "reunion",
  "mediacion",
  "pericia",
  "llamada",
  "personal",
  "otro",
] as const;

type EventType = (typeof EVENT_TYPES)[number];

/** Whether a folded word names a type. A «vencimiento» is counted, and is no word for an event. */
export const isTypeWord = (word: string): word is EventType =>
  word !== "otro" && word !== "vencimiento" && (EVENT_TYPES as readonly string[]).includes(word);

/** The type that a title names, «Audiencia de vista de causa»: its first such word, or «otro». */
export const typeIn = (title: string): EventType =>
  fold(title)
    .split(/[^a-z]+/)
    .find(isTypeWord) ?? "otro";
