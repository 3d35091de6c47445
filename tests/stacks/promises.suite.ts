import { readFileSync } from "node:fs";
import { promiseQueries } from "@foja/core/operations/status/promises.rules";
import { describe, expect, it } from "vitest";
import { deployments, ofType, only } from "./synth";

const runbook = readFileSync("docs/runbook.md", "utf8");
const anchors = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = ""]) =>
  title.toLowerCase().replaceAll(" ", "-"),
);

type Widget = {
  type: string;
  properties: { title?: string; markdown?: string; metrics?: unknown[]; period?: number };
};

/** The dashboard's body as text, what is only known when it is deployed as a mark. */
function textOf(body: unknown): string {
  const [, parts] = (body as { "Fn::Join": [string, unknown[]] })["Fn::Join"];
  return parts.map((part) => (typeof part === "string" ? part : "mark")).join("");
}

describe.each(deployments)("promises: %s", (_, deployment) => {
  const { DashboardBody } = only(deployment, "AWS::CloudWatch::Dashboard", "Alarms").Properties;
  const body = textOf(DashboardBody);
  const { widgets } = JSON.parse(body) as { widgets: Widget[] };

  it.each([
    ["Answers", 99.9],
    ["Alerts on time", 99.5],
    ["Mail", 99.5],
    ["Courts", 99],
    ["Money", 99.9],
  ])("%s has its objective, how often it was kept, and the budget of errors", (name, objective) => {
    const says = widgets.find(({ properties }) => properties.markdown?.startsWith(`## ${name}\n`));
    expect(says?.properties.markdown).toContain(`Objective: **${objective} %** in 28 days`);
    const titled = (title: string) =>
      JSON.stringify(widgets.find(({ properties }) => properties.title === title)?.properties);
    expect(titled(`${name}: kept`)).toContain("100 * (1 - ");
    const allowed = ((100 - objective) / 100).toFixed(4);
    expect(titled(`${name}: budget left`)).toContain(`/ ${allowed})`);
    expect(titled(name)).toMatch(/AWS\/|Foja\//);
  });

  it("are read by the API from this dashboard: each expression finds its metrics", () => {
    const queries = promiseQueries(body);
    const metrics = queries.flatMap(({ Id, MetricStat }) => (MetricStat ? [Id] : []));
    const named = queries.flatMap(({ Expression = "" }) =>
      [...Expression.matchAll(/FILL\((\w+), 0\)/g)].map(([, id = ""]) => id),
    );
    expect(metrics.sort()).toEqual([...new Set(named)].sort());
    expect(queries.filter(({ ReturnData }) => ReturnData)).toHaveLength(10);
    const stats = queries.flatMap(({ MetricStat }) => MetricStat?.Stat ?? []);
    expect(new Set(stats)).toEqual(new Set(["Sum", "Maximum"]));
  });

  it("are five, of four widgets each", () => {
    expect(widgets).toHaveLength(20);
  });

  it("has a paragraph of the runbook behind each alarm", () => {
    const alarms = ofType(deployment, "AWS::CloudWatch::Alarm", "Alarms");
    const linked = alarms.map(({ id, Properties }) => {
      const [, anchor = ""] =
        / Runbook: docs\/runbook\.md#([a-z]+)\.$/.exec(String(Properties.AlarmDescription)) ?? [];
      return { id, isThere: anchors.includes(anchor) };
    });
    expect(linked.filter(({ isThere }) => !isThere)).toEqual([]);
    expect(linked.length).toBeGreaterThan(150);
  });
});
