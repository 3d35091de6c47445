import type { Table } from "@foja/core/practice/case-lists/found-case.rules";
import type { ContactLine } from "./contact-files";
import { UnreadFile } from "./limits";

const library = async () => (await import("ical.js")).default;

async function parsed(text: string) {
  const ICAL = await library();
  try {
    const all: unknown = ICAL.parse(text);
    const components = Array.isArray((all as unknown[])[0]) ? (all as unknown[]) : [all];
    return components.map((one) => new ICAL.Component(one as string));
  } catch {
    throw new UnreadFile("no se puede leer: no tiene la forma de una agenda.");
  }
}

/** The events of a calendar, each as a line of text between blank ones: its title, its text, its day. */
export async function readCalendar(name: string, text: string): Promise<Table> {
  const calendars = await parsed(text);
  const events = calendars.flatMap((one) => one.getAllSubcomponents("vevent"));
  const lines = events.flatMap((event) => {
    const said = ["summary", "description", "location"].map((property) =>
      String(event.getFirstPropertyValue(property) ?? "").replace(/\s+/g, " "),
    );
    const [, year, month, day] =
      /^(\d{4})-(\d{2})-(\d{2})/.exec(String(event.getFirstPropertyValue("dtstart") ?? "")) ?? [];
    const date = year ? `${day}/${month}/${year}` : "";
    return [[...said, date].filter(Boolean).join(" | "), ""];
  });
  return { source: name, rows: lines.map((line, i) => ({ line: i + 1, cells: [line] })) };
}

/** The people of a file of vCards. */
export async function readCards(text: string): Promise<ContactLine[]> {
  return (await parsed(text)).map((card) => {
    const value = (property: string) => card.getFirstPropertyValue(property);
    const parts = value("n");
    const [lastName = "", name = ""] = Array.isArray(parts) ? parts.map(String) : [];
    const company = value("org");
    return {
      name: name || String(value("fn") ?? ""),
      lastName: name ? lastName : "",
      email: String(value("email") ?? ""),
      phone: String(value("tel") ?? "").replace(/^tel:/, ""),
      company: Array.isArray(company) ? company.map(String).join(" ") : String(company ?? ""),
    };
  });
}
