import type { CloudWatchClient, MetricDataQuery } from "@aws-sdk/client-cloudwatch";
import { env } from "../env";

let reached: { client: CloudWatchClient; endpoint: string | undefined } | undefined;

/** The connection to CloudWatch, made again when its endpoint changes. */
async function service(): Promise<CloudWatchClient> {
  const { AWS_REGION: region, METRICS_ENDPOINT: endpoint } = env();
  if (reached && reached.endpoint === endpoint) return reached.client;
  const { CloudWatchClient } = await import("@aws-sdk/client-cloudwatch");
  reached?.client.destroy();
  reached = { client: new CloudWatchClient({ region, endpoint }), endpoint };
  return reached.client;
}

/** The body of a dashboard, JSON. Throws when there is none of that name. */
export async function dashboardBody(name: string): Promise<string> {
  const { GetDashboardCommand } = await import("@aws-sdk/client-cloudwatch");
  const { DashboardBody } = await (await service()).send(
    new GetDashboardCommand({ DashboardName: name }),
  );
  if (!DashboardBody) throw new Error(`no dashboard ${name}`);
  return DashboardBody;
}

/**
 * The single numbers of these queries, by their ids; those without data are left out.
 * From and to are instants; all queries together read 100,800 data points at most.
 */
export async function metricFigures(
  queries: MetricDataQuery[],
  from: Date,
  to: Date,
): Promise<Map<string, number>> {
  const { GetMetricDataCommand } = await import("@aws-sdk/client-cloudwatch");
  const command = new GetMetricDataCommand({
    MetricDataQueries: queries,
    StartTime: from,
    EndTime: to,
  });
  const { MetricDataResults = [] } = await (await service()).send(command);
  return new Map(
    MetricDataResults.flatMap(({ Id, Values: [value] = [] }) =>
      Id !== undefined && value !== undefined && Number.isFinite(value) ? [[Id, value]] : [],
    ),
  );
}
