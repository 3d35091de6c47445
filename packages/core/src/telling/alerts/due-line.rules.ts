/** What an alert says of what falls due: «Vence el martes 10/03/2026: Apelar». */
export const dueLine = (when: string, title: string): string => `Vence el ${when}: ${title}`;

/**
 * What falls due, of such a line, without when: the line is as old as its alert, and a screen says
 * the day as it is now. Other lines stay as they are.
 */
export const withoutDue = (line: string): string =>
  line.replace(/^Vence el \S+ \d\d\/\d\d\/\d{4}(?: a las \d\d:\d\d)?: /, "");
