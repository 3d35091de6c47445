import { useOwner } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { get, isExpired, put, type Write } from "../../kernel/dynamo";
import { provedKey, toProved } from "./letters.item";

/** Remembers that a visitor proved an address to the acting practice: for the commit of the proof. */
export const proveWrite = (email: string): Write => put(toProved(useOwner(), email, now()));

/** Whether the holder of an address proved it to the acting practice within the last year. */
export async function isProved(email: string): Promise<boolean> {
  const item = await get(provedKey(useOwner(), email));
  return item !== undefined && !isExpired(item, now());
}
