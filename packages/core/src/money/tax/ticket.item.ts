import { type Key, ownerPartition, type Stored } from "../../kernel/dynamo";
import type { Sealed } from "../../kernel/ports/envelope";
import type { KeptTicket } from "./ticket.rules";

export type TicketItem = Stored<KeptTicket<Sealed>>;

export const ticketKey = (ownerId: string): Key => ({
  pk: ownerPartition(ownerId),
  sk: "TAXTICKET",
});

export const toTicket = (
  ownerId: string,
  kept: KeptTicket<Sealed>,
  version: number,
): TicketItem => ({
  ...ticketKey(ownerId),
  ...kept,
  type: "taxTicket",
  version,
});
