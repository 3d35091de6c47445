/** The line in which an alert states a due date: «Vence el martes 10/03/2026: Apelar». */
export const dueLine = (when: string, title: string): string => `Vence el ${when}: ${title}`;

/**
 * The title in such a line, without the date: the line is as old as its alert, and a screen shows
 * the current date. Other lines are returned unchanged.
 */
export const withoutDue = (line: string): string =>
  line.replace(/^Vence el \S+ \d\d\/\d\d\/\d{4}(?: a las \d\d:\d\d)?: /, "");
