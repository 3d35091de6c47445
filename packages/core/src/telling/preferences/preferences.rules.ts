import type { Preferences, UpdatePreferences } from "./preferences.schema";

const channels = { app: true, email: false, push: true };
const dated = { enabled: true, channels, daysBefore: [3, 1, 0], hour: "08:00" };

/** Everybody's defaults. A deadline also sends mail: it must not wait for a screen to be opened. */
export const DEFAULTS: Preferences = {
  tasks: dated,
  events: { ...dated, daysBefore: [1], hoursBefore: [1] },
  expirations: { ...dated, channels: { ...channels, email: true } },
  colleagues: { enabled: true, channels: { ...channels, email: true }, afterHours: 4 },
  movements: { enabled: true, channels },
  digest: { enabled: false },
  updatedAt: null,
  version: 0,
};

type ChannelSection = { channels?: object };

const merged = <T extends object>(before: T, given: object | undefined): T => {
  const inner = (before as ChannelSection).channels;
  const channels = inner && {
    channels: { ...inner, ...(given as ChannelSection | undefined)?.channels },
  };
  return { ...before, ...given, ...channels };
};

/** The preferences with the given changes applied. */
export const changed = (before: Preferences, given: UpdatePreferences): Preferences => ({
  ...before,
  tasks: merged(before.tasks, given.tasks),
  events: merged(before.events, given.events),
  expirations: merged(before.expirations, given.expirations),
  colleagues: merged(before.colleagues, given.colleagues),
  movements: merged(before.movements, given.movements),
  digest: merged(before.digest, given.digest),
});
