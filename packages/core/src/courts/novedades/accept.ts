import type * as z from "zod";
import { Scheduling } from "../../agenda/scheduling";
import { commit } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import { dateText } from "../../kernel/money.rules";
import { Escritos } from "../../practice/escritos";
import { Events } from "../../practice/events";
import { Folders } from "../../practice/folders";
import type { NovedadItem, NovedadRecord } from "./novedad.item";
import type { Asked, acceptNovedad, Novedad, Proposal } from "./novedad.schema";
import { calendars, proposed } from "./propose";
import { find, planned, presentOne, readItsAlert, retryRaces, sideIn, writOf } from "./store";

type Acceptance = z.output<typeof acceptNovedad>;

/** How long a hearing lasts in the agenda, in ms. */
const HEARING_MS = 60 * 60_000;

/**
 * Schedules what a novedad proposes, or what is given instead, and marks the novedad in the same
 * transaction, so that it is scheduled once. With `draft`, drafts the writ that answers it after that,
 * also once. If it was already accepted, it schedules nothing.
 */
export function accept(id: string, given: Acceptance): Promise<Novedad> {
  return retryRaces(() => attempt(id, given));
}

async function attempt(id: string, given: Acceptance): Promise<Novedad> {
  const scheduled = await scheduledOf(await find(id), given);
  return presentOne(given.draft ? await drafted(scheduled) : scheduled);
}

/** Drafts the writ that answers a novedad, once, for the deadline that it scheduled. */
async function drafted(read: NovedadItem): Promise<NovedadItem> {
  const writ = writOf(read);
  if (!writ || read.escritoId) return read;
  const { folderId, title, date: time, scheduled } = read;
  const { shown, writes } = await Escritos.plan({
    ...{ folderId, templateId: writ.templateId, novedadId: read._id },
    movement: { title, time, foja: null },
    deadlineId: scheduled?.taskId ?? null,
  });
  const { item, writes: marks } = planned(read, { escritoId: shown._id });
  await commit(...writes, ...marks);
  return item;
}

async function scheduledOf(read: NovedadItem, given: Acceptance): Promise<NovedadItem> {
  if (read.state === "scheduled") return read;
  const found = await proposed(read, calendars(), await sideIn(read.folderId));
  const byHand = given.variables !== undefined || given.start !== undefined;
  if (found && !byHand) assertOurs(found.asked);
  const proposal = found?.proposal ?? null;
  const start = given.start ?? (given.variables ? undefined : (proposal?.start ?? undefined));
  const scheduled = start
    ? await holdHearing(read, given, start, proposal)
    : await scheduleDeadline(read, given, proposal);
  await readItsAlert(scheduled);
  return scheduled;
}

/** Refuses a proposal that is, or may be, for another party: by hand it can be entered. */
function assertOurs({ whose }: Asked): void {
  if (whose !== "ours") throw invalid("whose", NOT_OURS[whose]);
}

const NOT_OURS = {
  theirs: "Destinatario: está a cargo de la otra parte; completá el plazo para agendarlo igual",
  unknown: "Destinatario: decí primero a quién se dirige",
} as const;

const titleOf = ({ title }: Acceptance, read: NovedadRecord, proposal: Proposal | null) =>
  title ?? proposal?.title ?? read.title;

const aboutOf = ({ description }: Acceptance, { number, date, title, text }: NovedadRecord) =>
  [...(description ? [description] : []), `${number}, ${dateText(date)}: ${title}`, text]
    .join("\n")
    .slice(0, 1500);

async function holdHearing(
  read: NovedadItem,
  given: Acceptance,
  start: string,
  proposal: Proposal | null,
): Promise<NovedadItem> {
  const { folderId } = read;
  const end = new Date(Date.parse(start) + HEARING_MS).toISOString();
  const event = await Events.plan({
    title: titleOf(given, read, proposal),
    description: aboutOf(given, read),
    type: "audiencia",
    ...{ folderId, start, end },
  });
  const scheduled = { eventId: event.shown._id, taskId: null, due: start };
  const { item, writes } = planned(read, { state: "scheduled", scheduled });
  await commit(
    ...event.writes,
    ...writes,
    ...Folders.recount(undefined, { folderId, kind: "event" }),
  );
  return item;
}

async function scheduleDeadline(
  read: NovedadItem,
  given: Acceptance,
  proposal: Proposal | null,
): Promise<NovedadItem> {
  const variables = given.variables ?? proposal?.variables;
  if (!variables) throw invalid("variables", MISSING[proposal?.kind ?? "deadline"]);
  let item: NovedadItem | undefined;
  await Scheduling.schedule(
    {
      variables,
      title: titleOf(given, read, proposal),
      folderId: read.folderId,
      description: aboutOf(given, read),
    },
    (made) => {
      const scheduled = { eventId: null, ...made };
      const next = planned(read, { state: "scheduled", scheduled });
      item = next.item;
      return next.writes;
    },
  );
  return item ?? find(read._id);
}

const MISSING = {
  deadline: "Plazo: completá desde cuándo y de cuánto es",
  event: "Audiencia: completá el día y la hora",
} as const;
