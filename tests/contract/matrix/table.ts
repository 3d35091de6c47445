/** How many calls each actor made, and with which statuses. */
export class Tally {
  private readonly rows = new Map<string, { routes: Set<string>; ends: Map<number, number> }>();

  count(actor: string, route: string, status: number): void {
    const row = this.rows.get(actor) ?? { routes: new Set(), ends: new Map() };
    this.rows.set(actor, row);
    row.routes.add(route);
    row.ends.set(status, (row.ends.get(status) ?? 0) + 1);
  }

  /** The table as lines of text, with the sum of each column. */
  lines(): string[] {
    const statuses = [...new Set([...this.rows.values()].flatMap(({ ends }) => [...ends.keys()]))];
    const columns = statuses.sort((one, other) => one - other);
    const head = ["actor", "routes", "calls", ...columns.map(String)];
    const rows = [...this.rows].map(([actor, { routes, ends }]) => {
      const calls = [...ends.values()].reduce((sum, n) => sum + n, 0);
      return [actor, routes.size, calls, ...columns.map((status) => ends.get(status) ?? 0)];
    });
    const sums = head.map((_, i) => rows.reduce((sum, row) => sum + Number(row[i]), 0));
    const all = [head, ...rows, ["all", ...sums.slice(1)]];
    return all.map(([name, ...figures]) =>
      [String(name).padEnd(20), ...figures.map((one) => String(one).padStart(7))].join(""),
    );
  }
}
