import { daysBetween } from "../../kernel/day.rules";
import { capital } from "../../kernel/text.rules";
import { timeOf } from "../../kernel/zone.rules";
import { dayText } from "../../law/deadlines/text.rules";
import { type Dated, dueDay } from "../reminders/reminder.rules";

/** How many days after today a digest covers. */
export const AHEAD_DAYS = 7;

/** The most lines that a group writes out: a mail has to be short enough to read and to store. */
const MOST_LINES = 50;

/** A titled part of a digest: its lines, and how many more were left out. */
export type Group = { title: string; lines: string[]; more: number };

type Coming = Pick<Dated, "section" | "title" | "folderName" | "due">;
type News = { primaryText: string; secondaryText: string | null };

const GROUPS: { title: string; holds: (days: number) => boolean }[] = [
  { title: "Hoy", holds: (days) => days === 0 },
  { title: "Mañana", holds: (days) => days === 1 },
  { title: "Esta semana", holds: (days) => days > 1 && days <= AHEAD_DAYS },
];

/** The digest of a day: what falls due on it, the next day and that week; yesterday's news. */
export function digestOf(day: string, coming: Coming[], news: News[]): Group[] {
  const sorted = [...coming].sort((a, b) => ((a.due ?? "") < (b.due ?? "") ? -1 : 1));
  const groups = GROUPS.map(({ title, holds }) => ({
    title,
    lines: sorted.filter(({ due }) => holds(daysBetween(day, dueDay(due ?? "")))).map(lineOf),
  }));
  const fresh = { title: "Lo nuevo de ayer", lines: news.map(newsLine) };
  return [...groups, fresh]
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => {
      const shown = lines.slice(0, MOST_LINES);
      return { title, lines: shown, more: lines.length - shown.length };
    });
}

function lineOf({ section, title, folderName, due }: Coming): string {
  const when = due?.includes("T")
    ? `${dayText(dueDay(due))}, ${timeOf(due)} h`
    : dayText(due ?? "");
  const what = section === "events" ? title : `Vence: ${title}`;
  return [`${capital(when)}. ${what}`, ...(folderName ? [folderName] : [])].join(" · ");
}

const newsLine = ({ primaryText, secondaryText }: News) =>
  [primaryText, ...(secondaryText ? [secondaryText] : [])].join(" · ");

/** The subject of a digest, with its counts. */
export function subjectOf(groups: Group[]): string {
  const count = (title: string) => {
    const group = groups.find((one) => one.title === title);
    return group ? group.lines.length + group.more : 0;
  };
  const [today, tomorrow, news] = [count("Hoy"), count("Mañana"), count("Lo nuevo de ayer")];
  const parts = [
    ...(today > 0 ? [`${today} para hoy`] : []),
    ...(tomorrow > 0 ? [`${tomorrow} para mañana`] : []),
    ...(news > 0 ? [`${news} ${news === 1 ? "novedad" : "novedades"} de ayer`] : []),
  ];
  return parts.length > 0 ? `Tu día: ${parts.join(", ")}` : "Tu semana en Foja";
}
