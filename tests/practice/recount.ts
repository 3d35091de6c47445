import { addDays, addMonths, daysBetween } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import type { Tenant } from "../harness/tenant";
import { listOf, read, whole } from "./counts";

/**
 * The statistics of a practice, computed from its records as read through the API, without any of
 * the server's counting code.
 */

type Row = Record<string, unknown> & { _id: string };

/** All the records of a practice. */
export type Everything = {
  folders: Row[];
  archivedFolders: Row[];
  contacts: Row[];
  tasks: Row[];
  archivedTasks: Row[];
  events: Row[];
  calculators: Row[];
  movements: Row[];
  notices: Row[];
  novedades: Row[];
  alerts: Row[];
  /** The account of each case, and its entries. */
  accounts: Account[];
  entries: Row[];
};

type Account = { ARS: number; UMA: number; JUS: number; client: number };

type Lists = Parameters<typeof listOf>[1];

/** Reads all the records of a practice, list by list. */
export async function everything(tenant: Tenant): Promise<Everything> {
  const list = (what: Lists, query = "") =>
    listOf(tenant, what, query) as unknown as Promise<Row[]>;
  const folders = await list("folders");
  const archivedFolders = await list("folders", "?archived=true");
  const movements: Row[] = [];
  const notices: Row[] = [];
  const accounts: Account[] = [];
  const entries: Row[] = [];
  for (const { _id } of [...folders, ...archivedFolders]) {
    movements.push(...(await movementsOf(tenant, _id)));
    notices.push(
      ...(await whole<Row>(tenant, `/api/folder-notifications/folder/${_id}`, "notifications")),
    );
  }
  for (const { _id } of [...folders, ...archivedFolders]) {
    const path = `/api/folders/${_id}/account`;
    const { units, balance } = (await read(tenant, path)) as unknown as Read;
    accounts.push({ ...units, client: balance.client });
    entries.push(...(await whole<Row>(tenant, path, "entries")));
  }
  return {
    ...{ folders, archivedFolders, movements, notices, accounts, entries },
    contacts: await list("contacts"),
    tasks: await list("tasks"),
    archivedTasks: await list("tasks", "?archived=true"),
    events: await list("events"),
    calculators: await list("calculators"),
    novedades: await whole<Row>(tenant, "/api/novedades?state=open", "novedades"),
    alerts: (await whole<Row>(tenant, `/api/alert/useralerts/${tenant.userId}`, "alerts")) ?? [],
  };
}

type Read = { units: Omit<Account, "client">; balance: { client: number } };

async function movementsOf(tenant: Tenant, folderId: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const body = await read(tenant, `/api/movements/folder/${folderId}?limit=100&page=${page}`);
    const { movements } = body.data as { movements: Row[] };
    rows.push(...movements);
    more = (body.pagination as { hasNext: boolean }).hasNext;
  }
  return rows;
}

const isOpen = ({ status }: Row) => status === "pendiente" || status === "enProceso";
const isDue = ({ dateExpiration, completed }: Row) => dateExpiration !== null && !completed;
const isActive = ({ status }: Row) => status !== "cerrada";
const count = <T>(rows: readonly T[], wanted: (row: T) => boolean) => rows.filter(wanted).length;

function dueOf(days: readonly string[], today: string) {
  return {
    open: days.length,
    overdue: count(days, (day) => day < today),
    today: count(days, (day) => day === today),
    week: count(days, (day) => day >= today && day <= addDays(today, 7)),
  };
}

const months = (today: string) =>
  Array.from({ length: 24 }, (_, i) => addMonths(`${today.slice(0, 7)}-01`, i - 23).slice(0, 7));

const opened = (row: Row) => String(row.initialDateFolder ?? dayOf(String(row.createdAt)));

/** The total of a case's latest settlement, by date and then identifier. */
function claimOf(all: Everything, folderId: string): number | null {
  const [last] = all.calculators
    .filter((row) => row.folderId === folderId && typeof row.amount === "number")
    .sort((a, b) => (`${a.date}#${a._id}` < `${b.date}#${b._id}` ? 1 : -1));
  return last ? (last.amount as number) : null;
}

/** The day since which a case has been quiet. */
function quietSince(row: Row, acts: Map<string, string>): string {
  return acts.get(row._id) ?? opened(row);
}

function lastActs({ movements, notices }: Everything): Map<string, string> {
  const last = new Map<string, string>();
  for (const row of [...movements.filter(({ movement }) => movement !== "Nota"), ...notices]) {
    const [folderId, time] = [String(row.folderId), String(row.time)];
    if (time > (last.get(folderId) ?? "")) last.set(folderId, time);
  }
  return last;
}

/** What `GET /api/stats/unified` has to answer, without trends. */
export function recount(all: Everything, today: string) {
  const { folders, archivedFolders, tasks, movements, notices } = all;
  const active = folders.filter(isActive);
  const closed = folders.filter((row) => !isActive(row));
  const dues = [...movements, ...notices].filter(isDue);
  const dueDays = (rows: readonly Row[]) => rows.map((row) => String(row.dateExpiration));
  const openTasks = tasks.filter(isOpen);
  const dated = openTasks.filter(({ dueDate }) => dueDate !== null);
  const dayOfTask = ({ dueDate }: Row) => String(dueDate);
  const undated = openTasks.length - dated.length;
  const taskDues = dueOf(dated.map(dayOfTask), today);
  const claims = active.flatMap(({ _id }) => claimOf(all, _id) ?? []);
  const cents = (amounts: readonly number[]) =>
    amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
  const acts = lastActs(all);
  const quiet = (days: number) =>
    count(active, (row) => quietSince(row, acts) <= addDays(today, -days));
  const shelves = {
    active: active.length,
    closed: closed.length,
    total: folders.length,
    archived: archivedFolders.length,
  };
  const notifications = dueOf(dueDays(dues), today);
  return {
    dashboard: {
      folders: shelves,
      financial: { activeAmount: cents(claims) },
      deadlines: dueOf(dated.filter(({ deadline }) => deadline).map(dayOfTask), today),
      tasks: { ...taskDues, open: openTasks.length, undated },
      notifications,
      inbox: { novedades: all.novedades.length, reservations: 0 },
    },
    folders: {
      ...shelves,
      distribution: {
        nueva: count(folders, ({ status }) => status === "nueva"),
        enProceso: count(folders, ({ status }) => status === "enProceso"),
        pendiente: count(folders, ({ status }) => status === "pendiente"),
        cerrada: closed.length,
      },
      fueros: sharesOf(folders, "folderFuero"),
      courts: sharesOf(folders, "folderJuzgado"),
      months: months(today).map((month) => openedAndClosed(all, month)),
    },
    tasks: {
      ...taskDues,
      open: openTasks.length,
      undated,
      months: months(today).map((month) => doneIn(all, month)),
      deadlines: months(today).map((month) => deadlinesIn(all, month, today)),
    },
    financial: {
      activeAmount: cents(claims),
      cases: claims.length,
      owed: {
        ARS: cents(all.accounts.map(({ ARS }) => ARS)),
        UMA: units(all.accounts.map(({ UMA }) => UMA)),
        JUS: units(all.accounts.map(({ JUS }) => JUS)),
        client: cents(all.accounts.map(({ client }) => client)),
      },
      months: months(today).map((month) => {
        const rows = all.calculators.filter(
          ({ amount, date }) => typeof amount === "number" && String(date).startsWith(month),
        );
        return {
          month,
          count: rows.length,
          amount: cents(rows.map(({ amount }) => Number(amount))),
          ...moneyIn(all, month, cents),
        };
      }),
    },
    activity: { months: months(today).map((month) => activityIn(all, month)) },
    notifications: {
      ...notifications,
      movements: dueOf(dueDays(movements.filter(isDue)), today),
      notices: dueOf(dueDays(notices.filter(isDue)), today),
    },
    matters: sharesOf(folders, "materia"),
    dataQuality: {
      withoutClient: count(active, ({ customerName }) => !customerName),
      withoutNumber: count(active, ({ court, folderExpediente }) => !court && !folderExpediente),
      withoutTask: count(
        active,
        ({ _id }) =>
          dues.some(({ folderId }) => folderId === _id) &&
          !openTasks.some(({ folderId }) => folderId === _id),
      ),
      quiet60: quiet(60),
      quiet120: quiet(120),
      quiet180: quiet(180),
      closedWithoutDate: count(closed, ({ finalDateFolder }) => !finalDateFolder),
      contactsWithoutDocument: count(all.contacts, ({ document, cuit }) => !document && !cuit),
      expiredOpen: notifications.overdue,
    },
    people: peopleOf(active, openTasks, today),
  };
}

/**
 * What each person is responsible for: their open cases, their open tasks, and the deadlines among
 * these.
 */
function peopleOf(cases: readonly Row[], openTasks: readonly Row[], today: string) {
  const people = [...cases, ...openTasks].map(({ responsibleId }) => String(responsibleId));
  return [...new Set(people)].sort().map((personId) => {
    const isTheirs = ({ responsibleId }: Row) => responsibleId === personId;
    const tasks = openTasks.filter(isTheirs);
    const days = (rows: readonly Row[]) =>
      rows.flatMap(({ dueDate }) => (dueDate === null ? [] : String(dueDate)));
    return {
      personId,
      folders: count(cases, isTheirs),
      tasks: { ...dueOf(days(tasks), today), open: tasks.length },
      deadlines: dueOf(days(tasks.filter(({ deadline }) => deadline)), today),
    };
  });
}

const units = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 10_000), 0) / 10_000;

function moneyIn({ entries }: Everything, month: string, cents: (amounts: number[]) => number) {
  const of = (...kinds: string[]) =>
    cents(
      entries
        .filter(({ kind, date }) => kinds.includes(String(kind)) && String(date).startsWith(month))
        .map(({ pesos }) => Number(pesos)),
    );
  return { fees: of("fee"), expenses: of("expense"), paid: of("payment", "transfer") };
}

/** Words that differ only in accents or capitals are one; those with most open cases come first. */
function sharesOf(folders: readonly Row[], field: string) {
  const words = new Map<string, { active: number; closed: number }>();
  for (const row of folders) {
    const word = plain(row[field]);
    const share = words.get(word) ?? { active: 0, closed: 0 };
    share[isActive(row) ? "active" : "closed"] += 1;
    words.set(word, share);
  }
  return Object.fromEntries([...words].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const plain = (value: unknown) =>
  String(value ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();

const both = (desk: readonly Row[], archived: readonly Row[], wanted: (row: Row) => boolean) => ({
  desk: count(desk, wanted),
  archived: count(archived, wanted),
});

function openedAndClosed({ folders, archivedFolders }: Everything, month: string) {
  const isClosed = (row: Row) =>
    row.status === "cerrada" && String(row.finalDateFolder).startsWith(month);
  const lasting = [...folders, ...archivedFolders]
    .filter(isClosed)
    .filter(({ initialDateFolder }) => initialDateFolder)
    .map((row) => daysBetween(String(row.initialDateFolder), String(row.finalDateFolder)));
  return {
    month,
    opened: both(folders, archivedFolders, (row) => opened(row).startsWith(month)),
    closed: both(folders, archivedFolders, isClosed),
    lasted: { cases: lasting.length, days: lasting.reduce((sum, days) => sum + days, 0) },
  };
}

const doneOn = ({ status, completedAt }: Row) =>
  status === "completada" && completedAt ? dayOf(String(completedAt)) : "";

function doneIn({ tasks, archivedTasks }: Everything, month: string) {
  const how = (wanted: (row: Row) => boolean) =>
    both(tasks, archivedTasks, (row) => doneOn(row).startsWith(month) && wanted(row));
  return {
    month,
    inTime: how((row) => row.dueDate !== null && doneOn(row) <= String(row.dueDate)),
    late: how((row) => row.dueDate !== null && doneOn(row) > String(row.dueDate)),
    undated: how(({ dueDate }) => dueDate === null),
  };
}

function deadlinesIn({ tasks, archivedTasks }: Everything, month: string, today: string) {
  const isIn = (row: Row) => Boolean(row.deadline) && String(row.dueDate).startsWith(month);
  const open = tasks.filter((row) => isIn(row) && isOpen(row));
  const missed = count(open, ({ dueDate }) => String(dueDate) < today);
  const done = (wanted: (row: Row) => boolean) =>
    both(tasks, archivedTasks, (row) => isIn(row) && doneOn(row) !== "" && wanted(row));
  return {
    month,
    met: done((row) => doneOn(row) <= String(row.dueDate)),
    late: done((row) => doneOn(row) > String(row.dueDate)),
    missed,
    open: open.length - missed,
  };
}

function activityIn({ movements, notices, events }: Everything, month: string) {
  const acts = movements.filter(
    ({ movement, time }) => movement !== "Nota" && String(time).startsWith(month),
  );
  const of = (source: string) => count(acts, (row) => row.source === source);
  return {
    month,
    movements: { manual: of("manual"), pjn: of("pjn"), mev: of("mev") },
    notifications: count(notices, ({ time }) => String(time).startsWith(month)),
    hearings: count(
      events,
      ({ type, start }) => type === "audiencia" && dayOf(String(start)).startsWith(month),
    ),
  };
}

/** The words of an answer in the form of the recount. */
type Shared = { values: { name: string | null; active: number; closed: number }[] };

/** The API's answer in the form of the recount: words in a fixed order, and without trends. */
export function comparable(data: Record<string, unknown>) {
  const folders = data.folders as Record<string, unknown>;
  const { trends, ...dashboard } = data.dashboard as Record<string, unknown>;
  const words = (shares: unknown) =>
    Object.fromEntries(
      (shares as Shared).values
        .map(({ name, active, closed }) => [plain(name), { active, closed }] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  return {
    dashboard,
    folders: { ...folders, fueros: words(folders.fueros), courts: words(folders.courts) },
    tasks: data.tasks,
    financial: data.financial,
    activity: data.activity,
    notifications: data.notifications,
    matters: words(data.matters),
    dataQuality: data.dataQuality,
    people: data.people,
  };
}
