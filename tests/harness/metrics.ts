import type { AddressInfo } from "node:net";
import { resetEnv } from "@foja/core/kernel/env";
import {
  keptTitle,
  type MetricQuery,
  PROMISE_NAMES,
} from "@foja/core/operations/status/promises.rules";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

type Asked = { MetricDataQueries: MetricQuery[]; StartTime: number; EndTime: number };

/** A CloudWatch for the test, with one dashboard, as its client calls it. It refuses until it has figures to answer. */
export async function startMetrics(dashboard: string) {
  let figures: Record<string, number> | undefined;
  let asked: Asked | undefined;
  const app = new Hono().post("/", async (c) => {
    const target = c.req.header("x-amz-target")?.split(".").at(-1);
    const body = await c.req.json();
    if (!figures) return c.json({ __type: "AccessDenied", message: "no" }, 403);
    if (target === "GetDashboard" && body.DashboardName === dashboard) {
      return c.json({ DashboardName: dashboard, DashboardBody: BODY });
    }
    if (target !== "GetMetricData") return c.json({ __type: "ResourceNotFound" }, 404);
    asked = body;
    const MetricDataResults = Object.entries(figures).map(([Id, value]) => ({
      ...{ Id, Label: "%", StatusCode: "Complete" },
      ...{ Timestamps: [body.EndTime], Values: [value] },
    }));
    return c.json({ MetricDataResults });
  });
  const server = await new Promise<ReturnType<typeof serve>>((listening) => {
    const made = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => listening(made));
  });
  const enter = (variables: Record<string, string | undefined>) => {
    for (const [name, value] of Object.entries(variables)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
    resetEnv();
  };
  return {
    enter: () =>
      enter({
        METRICS_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        PROMISES_DASHBOARD: dashboard,
      }),
    answer: (given: Record<string, number>) => {
      figures = given;
    },
    asked: () => {
      if (!asked) throw new Error("no metric was asked for");
      return asked;
    },
    stop: async () => {
      enter({ METRICS_ENDPOINT: undefined, PROMISES_DASHBOARD: undefined });
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** A dashboard's body as CloudWatch keeps it: the metrics of `answers`, and none of the others. */
const BODY = JSON.stringify({
  widgets: PROMISE_NAMES.map((name) => ({
    type: "metric",
    properties: {
      title: keptTitle(name),
      metrics: [
        [{ label: "%", expression: "100 * (1 - broken)" }],
        ...(name === "answers"
          ? [
              [
                "AWS/ApiGateway",
                "Count",
                "ApiId",
                "api",
                { stat: "Sum", visible: false, id: "calls" },
              ],
              [
                "AWS/ApiGateway",
                "5xx",
                "ApiId",
                "api",
                { stat: "Sum", visible: false, id: "refused" },
              ],
            ]
          : []),
      ],
    },
  })),
});
