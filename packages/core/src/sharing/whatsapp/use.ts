import { useUser } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { get, pageOf } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import * as Port from "../../kernel/ports/whatsapp";
import { type MessageItem, type MonthItem, messagesRange, monthKey } from "./message.item";
import type { WhatsappMessage, WhatsappUse } from "./message.schema";
import { whyFailed } from "./state.rules";

const SHOWN = 20;

/** What the current practice sent by WhatsApp: this month's count and cost, and the last messages. */
export async function useOf(isChosen: boolean): Promise<WhatsappUse> {
  const { ownerId } = useUser();
  const month = nowIso().slice(0, 7);
  const [counted, { items }] = await Promise.all([
    get<MonthItem>(monthKey(ownerId, month)),
    pageOf<MessageItem>({ ...messagesRange(ownerId), limit: SHOWN }, () => true),
  ]);
  const { sent = 0, billable = 0 } = counted ?? {};
  const usd = Math.round(billable * env().WHATSAPP_PRICE_USD * 10_000) / 10_000;
  return {
    ...{ available: Port.isOn(), on: Port.isOn() && isChosen },
    ...{ month: { month, sent, billable, usd }, messages: items.map(shown) },
  };
}

const shown = ({ code, state, ...item }: MessageItem): WhatsappMessage => ({
  ...{ _id: item._id, folderId: item.folderId, name: item.name, state },
  why: state === "failed" ? whyFailed(code) : null,
  ...{ billable: item.billable, createdAt: item.createdAt },
});
