import type { DeadlineResult } from "@foja/core/law/deadlines/deadline.schema";
import { cn } from "~/lib/cn";
import { once } from "~/lib/once";
import { type CountDay, type CountMonth, monthsOf } from "../lib/count-days";

const WEEKDAYS = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"];

/** The months of a count: each day with its number, or why it does not count. */
export function CountCalendar({ result }: { result: DeadlineResult }) {
  const months = monthsOf(result);
  if (months.length === 0) return null;
  return (
    <div className="grid items-start gap-x-8 gap-y-5 px-5 py-4 lg:grid-cols-2">
      {months.map((month) => (
        <Month key={month.month} {...month} />
      ))}
    </div>
  );
}

const title = once(
  () => new Intl.DateTimeFormat("es-AR", { month: "long", year: "numeric", timeZone: "UTC" }),
);

function Month({ month, weeks }: CountMonth) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="pb-2 text-start font-medium first-letter:uppercase">
        {title().format(new Date(`${month}-01T00:00:00Z`))}
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className="pb-1 font-normal text-ink-faint text-xs">
              <abbr title={name} className="no-underline">
                {name.slice(0, 2)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((one) => one)?.day}>
            {week.map((day, i) => (
              <td key={day?.day ?? WEEKDAYS[i]} className="h-12 p-px align-top">
                {day && <Day {...day} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LOOKS: Record<CountDay["kind"], string> = {
  counted: "bg-accent-wash text-ink",
  due: "bg-accent font-semibold text-on-accent",
  grace: "border border-accent text-ink",
  notice: "border border-line-strong text-ink",
  skipped: "bg-wash text-ink-soft",
  outside: "text-ink-faint",
};

const Day = ({ number, label, spoken, kind }: CountDay) => (
  <div
    title={spoken || undefined}
    className={cn(
      "flex h-full flex-col items-center justify-center rounded-sm leading-4",
      LOOKS[kind],
    )}
  >
    <span className="text-sm tabular-nums">{number}</span>
    {label && (
      <span aria-hidden className="text-xs">
        {label}
      </span>
    )}
    {spoken && <span className="sr-only">{`: ${spoken}`}</span>}
  </div>
);
