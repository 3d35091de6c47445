import { addDays } from "../../kernel/day.rules";
import { fromMinor } from "../../money/ledger/ledger.rules";
import { FOJA_KINDS } from "../../practice/kinds/kinds.rules";
import {
  type Board,
  before,
  dueMonths,
  dueOf,
  inMonthOf,
  lastMonths,
  monthsWith,
  totalOf,
  upTo,
} from "./board.rules";
import { PEOPLE_FAMILIES, peopleIn } from "./people.rules";
import {
  type DataQuality,
  type Glance,
  MONTHS_SHOWN,
  QUIET_DAYS,
  type Section,
  type Sections,
  type Shares,
} from "./statistics.schema";
import type { BALANCES } from "./tags.rules";

const pesos = (cents: number) => cents / 100;

/** The current figures, as stored in a day's document. */
export const glanceOf = (board: Board): Glance => ({
  folders: shelvesOf(board),
  financial: { activeAmount: pesos(totalOf(board, "claim.cents")) },
  deadlines: dueOf(board, "deadline", ["due"]),
  tasks: tasksDue(board),
  notifications: dueOf(board, "expiry", FOJA_KINDS),
});

function shelvesOf(board: Board): Glance["folders"] {
  const [active, closed] = [totalOf(board, "folder.active"), totalOf(board, "folder.closed")];
  return { active, closed, total: active + closed, archived: totalOf(board, "folder.archived") };
}

function tasksDue(board: Board): Glance["tasks"] {
  const undated = totalOf(board, "task.undated");
  const due = dueOf(board, "task", ["due"]);
  return { ...due, open: due.open + undated, undated };
}

/** Open and closed cases that are not archived, by the word in a field. */
type Words = ReadonlyMap<string, Shares>;

/** Every section but the dashboard, which also looks at other days. */
export const SECTION_FIGURES: {
  [S in Exclude<Section, "dashboard">]: (board: Board, words: Words) => Sections[S];
} = {
  folders: (board, words) => ({
    ...shelvesOf(board),
    distribution: distributionOf(board),
    fueros: words.get("folderFuero") ?? NO_SHARES,
    courts: words.get("folderJuzgado") ?? NO_SHARES,
    months: shown(board).map((month) => ({
      month,
      opened: bothIn(board, "case", "opened", month),
      closed: bothIn(board, "case", "closed", month),
      lasted: {
        cases: inMonthOf(board, "case", "lasted", month),
        days: inMonthOf(board, "case", "days", month),
      },
    })),
  }),
  tasks: (board) => ({
    ...tasksDue(board),
    months: shown(board).map((month) => ({
      month,
      inTime: bothIn(board, "done", "inTime", month),
      late: bothIn(board, "done", "late", month),
      undated: bothIn(board, "done", "undated", month),
    })),
    deadlines: shown(board).map((month) => deadlinesIn(board, month)),
  }),
  financial: (board) => ({
    activeAmount: pesos(totalOf(board, "claim.cents")),
    cases: totalOf(board, "claim.cases"),
    owed: owedOf((name) => totalOf(board, `account.${name}`)),
    months: shown(board).map((month) => ({
      month,
      count: inMonthOf(board, "claim", "count", month),
      amount: pesos(inMonthOf(board, "claim", "cents", month)),
      fees: pesos(inMonthOf(board, "money", "fees", month)),
      expenses: pesos(inMonthOf(board, "money", "expenses", month)),
      paid: pesos(inMonthOf(board, "money", "paid", month)),
    })),
  }),
  activity: (board) => ({
    months: shown(board).map((month) => ({
      month,
      movements: {
        manual: inMonthOf(board, "act", "manual", month),
        pjn: inMonthOf(board, "act", "pjn", month),
        mev: inMonthOf(board, "act", "mev", month),
      },
      notifications: inMonthOf(board, "act", "notice", month),
      hearings: inMonthOf(board, "hearing", "held", month),
    })),
  }),
  notifications: (board) => ({
    ...dueOf(board, "expiry", FOJA_KINDS),
    movements: dueOf(board, "expiry", ["movement"]),
    notices: dueOf(board, "expiry", ["notification"]),
  }),
  matters: (_, words) => words.get("materia") ?? NO_SHARES,
  dataQuality: qualityOf,
  people: peopleIn,
};

/** Counters of accounts as amounts: what is owed in each unit, and the money of clients. */
export const owedOf = (minorOf: (name: (typeof BALANCES)[number]) => number) => ({
  ARS: fromMinor(minorOf("ARS"), "ARS"),
  UMA: fromMinor(minorOf("UMA"), "UMA"),
  JUS: fromMinor(minorOf("JUS"), "JUS"),
  client: fromMinor(minorOf("client"), "ARS"),
});

const NO_SHARES: Shares = { values: [], others: { values: 0, active: 0, closed: 0 } };

const shown = ({ today }: Board) => lastMonths(today, MONTHS_SHOWN);

const bothIn = (board: Board, family: string, name: string, month: string) => ({
  desk: inMonthOf(board, family, `${name}.desk`, month),
  archived: inMonthOf(board, family, `${name}.archived`, month),
});

/** Deadlines that fell due in a month: met, met late, missed, and still open. */
function deadlinesIn(board: Board, month: string) {
  const all = inMonthOf(board, "deadline", "due", month);
  const passed = month < board.today.slice(0, 7) ? all : missedNow(board, month);
  return {
    month,
    met: bothIn(board, "kept", "inTime", month),
    late: bothIn(board, "kept", "late", month),
    missed: passed,
    open: all - passed,
  };
}

/** In the current month: what fell due before today. */
function missedNow(board: Board, month: string): number {
  const yesterday = addDays(board.today, -1);
  if (yesterday < `${month}-01`) return 0;
  return upTo(board, "deadline", "due", yesterday) - before(board, "deadline", "due", month);
}

export const distributionOf = (board: Board) => ({
  nueva: totalOf(board, "folder.nueva"),
  enProceso: totalOf(board, "folder.enProceso"),
  pendiente: totalOf(board, "folder.pendiente"),
  cerrada: totalOf(board, "folder.cerrada"),
});

/** What is missing, or has no movement. */
export function qualityOf(board: Board): DataQuality {
  const quiet = (days: number) => upTo(board, "quiet", "folder", addDays(board.today, -days));
  return {
    withoutClient: totalOf(board, "folder.clientless"),
    withoutNumber: totalOf(board, "folder.numberless"),
    withoutTask: totalOf(board, "folder.taskless"),
    quiet60: quiet(60),
    quiet120: quiet(120),
    quiet180: quiet(180),
    closedWithoutDate: totalOf(board, "folder.undated"),
    contactsWithoutDocument: totalOf(board, "contact.unidentified"),
    expiredOpen: dueOf(board, "expiry", FOJA_KINDS).overdue,
  };
}

/** What the figures of a section need: families by month, and months by day. */
type Needs = { months: readonly string[]; ofDays?: "due" | "quiet" };

const DUE: Needs = { months: ["task", "deadline", "expiry"], ofDays: "due" };
const NEEDS: Record<Section, readonly Needs[]> = {
  dashboard: [DUE],
  folders: [{ months: ["case"] }],
  tasks: [{ ...DUE, months: ["task", "deadline"] }, { months: ["done", "kept"] }],
  financial: [{ months: ["claim", "money"] }],
  activity: [{ months: ["act", "hearing"] }],
  notifications: [{ ...DUE, months: ["expiry"] }],
  matters: [],
  dataQuality: [
    { ...DUE, months: ["expiry"] },
    { months: ["quiet"], ofDays: "quiet" },
  ],
  people: [{ ...DUE, months: PEOPLE_FAMILIES }],
};

/** The items of counters that some sections need on a day: by family, and by family and month. */
export function needsOf(sections: readonly Section[], today: string) {
  const months = new Set<string>();
  const days = new Set<string>();
  for (const need of sections.flatMap((section) => NEEDS[section])) {
    for (const family of need.months) {
      months.add(family);
      for (const month of cutMonths(need.ofDays, today)) days.add(`${family} ${month}`);
    }
  }
  return { months: [...months], days: [...days] };
}

function cutMonths(ofDays: Needs["ofDays"], today: string): string[] {
  if (ofDays === "due") return dueMonths(today);
  if (ofDays === "quiet") return monthsWith(QUIET_DAYS.map((days) => addDays(today, -days)));
  return [];
}
