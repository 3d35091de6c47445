import { change, type Key, type Stored, type Write } from "../../kernel/dynamo";

const key = (sk: string): Key => ({ pk: "CAMPAIGNS", sk });

/** When SES accepted the latest mail that it sent an event about (UTC ISO). */
export type HeardItem = Stored<{ at: string }>;

export const heardKey = key("HEARD");

/** Stores that SES sent an event about a mail accepted then, unless a later one is stored. */
export const heardWrite = (at: string): Write => later(heardKey, "campaignsHeard", at, at);

/** When a probe was last sent, to get an event from SES. */
export const probeKey = key("PROBE");

/** Claims the sending of a probe, unless one was sent after `since`. */
export const probeWrite = (at: string, since: string): Write =>
  later(probeKey, "campaignsProbe", at, since);

const later = (where: Key, type: string, at: string, since: string): Write =>
  change({
    key: where,
    set: "SET #at = :at, #type = :type, #version = if_not_exists(#version, :one)",
    onlyIf: "attribute_not_exists(#at) OR #at < :since",
    names: { "#at": "at", "#type": "type", "#version": "version" },
    values: { ":at": at, ":since": since, ":type": type, ":one": 1 },
  });
