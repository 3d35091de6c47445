import { change, type Key, type Stored, type Write } from "../../kernel/dynamo";

const key = (sk: string): Key => ({ pk: "CAMPAIGNS", sk });

/** The latest letter that SES has said anything of: when SES took it (UTC ISO). */
export type HeardItem = Stored<{ at: string }>;

export const heardKey = key("HEARD");

/** Notes that SES said something of a letter it took then, unless of a later one was heard before. */
export const hearing = (at: string): Write => later(heardKey, "campaignsHeard", at, at);

/** When SES was last sent a letter only to hear of it. */
export const probeKey = key("PROBE");

/** Takes the sending of a probe for oneself, unless one went after `since`. */
export const probing = (at: string, since: string): Write =>
  later(probeKey, "campaignsProbe", at, since);

const later = (where: Key, type: string, at: string, since: string): Write =>
  change({
    key: where,
    set: "SET #at = :at, #type = :type, #version = if_not_exists(#version, :one)",
    onlyIf: "attribute_not_exists(#at) OR #at < :since",
    names: { "#at": "at", "#type": "type", "#version": "version" },
    values: { ":at": at, ":since": since, ":type": type, ":one": 1 },
  });
