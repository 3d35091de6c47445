import { walk } from "@foja/core/kernel/dynamo";
import { shelfRange } from "@foja/core/kernel/records";
import type { Tenant } from "../harness/tenant";

type Body = Record<string, unknown>;

/** A figure of a screen, and its value by the list behind it. */
export type Figure = { what: string; shown: unknown; listed: unknown };

export async function read(tenant: Tenant, path: string): Promise<Body> {
  const { status, body } = await tenant.call("GET", path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body as Body;
}

/** All items of a list with a cursor. */
export async function whole<T>(tenant: Tenant, path: string, field: string): Promise<T[]> {
  const found: T[] = [];
  let cursor: string | null | undefined;
  do {
    const and = path.includes("?") ? "&" : "?";
    const more = cursor ? `&cursor=${encodeURIComponent(cursor)}` : "";
    const body = await read(tenant, `${path}${and}limit=100${more}`);
    found.push(...(body[field] as T[]));
    cursor = body.nextCursor as string | null | undefined;
  } while (cursor);
  return found;
}

type Entry = { _id: string; kind: string; link: string | null; foja: number | null };

async function fileOf(tenant: Tenant, folderId: string) {
  const entries: Entry[] = [];
  let total = 0;
  for (let page = 1, more = true; more; page += 1) {
    const path = `/api/folders/${folderId}/activities/combined?limit=100&page=${page}`;
    const body = await read(tenant, path);
    const { hasNext, total: said } = body.pagination as { hasNext: boolean; total: number };
    entries.push(...(body.activities as Entry[]));
    [total, more] = [said, hasNext];
  }
  return { entries, total };
}

/** The figures of one case: the count of each kind, its pages' total, its documents. */
export async function figuresOfCase(tenant: Tenant, folderId: string): Promise<Figure[]> {
  const { entries, total } = await fileOf(tenant, folderId);
  const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
  const { overview } = (await read(tenant, `/api/folders/${folderId}/overview`)) as {
    overview: { counts: Body };
  };
  const movements = await read(tenant, `/api/movements/folder/${folderId}`);
  const numbers = entries.flatMap(({ foja }) => foja ?? []);
  const links = of("movement").filter(({ link }) => link).length;
  return [
    {
      what: `entries of ${folderId} by kind`,
      shown: overview.counts,
      listed: {
        movement: of("movement").length,
        notification: of("notification").length,
        event: of("event").length,
        task: of("task").length,
        calculator: of("calculator").length,
        document: of("document").length,
        escrito: of("escrito").length,
        letter: of("letter").length,
        links,
      },
    },
    { what: `total of ${folderId}`, shown: total, listed: entries.length },
    { what: `papers of ${folderId}`, shown: movements.totalWithLinks, listed: links },
    { what: `fojas of ${folderId}`, shown: numbers.length, listed: new Set(numbers).size },
    {
      what: `numbered of ${folderId}`,
      shown: numbers.length,
      listed: of("movement").length + of("notification").length,
    },
  ];
}

type Resource = "folders" | "contacts" | "calculators" | "tasks" | "events";

/** All records of one kind on a shelf of the practice. */
export const listOf = (tenant: Tenant, what: Resource, query = ""): Promise<Listed[]> =>
  whole(tenant, `/api/${what}/user/${tenant.userId}${query}`, what);

type Listed = { _id: string; folderId?: string | null; status?: string; dueDate?: string | null };
type Line = { _id: string; kind: string };

/** The figures of the practice: its plan's usage, what is overdue, what is new, its alerts. */
export async function figuresOfPractice(tenant: Tenant, today: string): Promise<Figure[]> {
  const lists = {
    folders: await listOf(tenant, "folders"),
    contacts: await listOf(tenant, "contacts"),
    calculators: await listOf(tenant, "calculators"),
  };
  const me = (await read(tenant, "/api/auth/me")) as { subscription?: { usage: Body } };
  const meter = Object.keys(lists) as (keyof typeof lists)[];
  return [
    ...meter.map((what) => ({
      what: `${what} of the plan`,
      shown: me.subscription?.usage[what],
      listed: lists[what].length,
    })),
    await overdueFigure(tenant, today, lists.folders),
  ];
}

/** The overdue lines from the records themselves: open tasks, movements and cédulas. */
async function overdueFigure(tenant: Tenant, today: string, active: Listed[]): Promise<Figure> {
  const agenda = await read(tenant, `/api/agenda?from=${today}&to=${today}&overdue=true`);
  const archived = await listOf(tenant, "folders", "?archived=true");
  const there = new Set([...active, ...archived].map(({ _id }) => _id));
  const tasks = await listOf(tenant, "tasks");
  const isOpen = ({ status }: Listed) => status !== "completada" && status !== "cancelada";
  const late = tasks
    .filter((task) => isOpen(task) && task.dueDate && task.dueDate < today)
    .map(({ _id }) => _id);
  for (const kind of ["movement", "notification"] as const) {
    for await (const item of walk({ ...shelfRange(kind, tenant.userId, "active"), limit: 500 })) {
      const entry = item as unknown as Due;
      const isDue = entry.dateExpiration && entry.dateExpiration < today && !entry.completed;
      if (isDue && there.has(entry.folderId)) late.push(entry._id);
    }
  }
  const shown = (agenda.overdue as Line[]).map(({ _id }) => _id);
  return { what: "Vencido", shown: shown.sort(), listed: late.sort() };
}

type Due = { _id: string; folderId: string; dateExpiration: string | null; completed: boolean };
