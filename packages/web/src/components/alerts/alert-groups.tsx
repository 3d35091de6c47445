import type { Alert } from "@foja/core/telling/alerts/alert.schema";
import { useId } from "react";
import { grouped } from "~/lib/alerts/groups";
import { AlertLine, type AlertLineProps } from "./alert-line";

type GroupsProps = Pick<AlertLineProps, "onOpen" | "onDelete"> & {
  rows: readonly Alert[];
  /** The level of the groups' headings. */
  heading: "h2" | "h3";
  className?: string;
};

/** Alerts in their groups: overdue, today's, the courts', the rest by day. */
export function AlertGroups({ rows, heading: Heading, className, ...acts }: GroupsProps) {
  const id = useId();
  return (
    <div className={className}>
      {grouped(rows).map(({ name, rows: alerts }, index) => (
        <section key={name} className="border-t first:border-t-0">
          <Heading
            id={`${id}-${index}`}
            className="px-4 pt-3 pb-1 font-medium text-ink-faint text-sm"
          >
            {name}
          </Heading>
          <ul aria-labelledby={`${id}-${index}`}>
            {alerts.map((alert) => (
              <AlertLine key={alert._id} alert={alert} {...acts} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
