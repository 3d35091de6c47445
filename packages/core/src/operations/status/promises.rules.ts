/** What the product promises, over four weeks: in percent of calls, or of five-minute spans. */
type Promised = {
  /** As the dashboard calls it. */
  title: string;
  objective: number;
  /** The share that broke it, from 0 to 1, as one number: CloudWatch's metric math over the metrics' ids. */
  broken: string;
};

/** The share of five-minute spans in which something was wrong: of metrics that count what is. */
const spansWith = (condition: string): string => `AVG(IF(${condition}, 1, 0))`;

/** The five promises of Foja: the dashboard of CloudWatch shows them, and the state of the server. */
export const PROMISES = {
  answers: {
    ...{ title: "Answers", objective: 99.9 },
    broken: "(SUM(FILL(refused, 0)) / SUM(FILL(calls, 0)))",
  },
  alerts: {
    ...{ title: "Alerts on time", objective: 99.5 },
    broken: spansWith("FILL(deliver, 0) >= 60000 || FILL(derive, 0) >= 60000 || FILL(ring, 0) > 0"),
  },
  mail: {
    ...{ title: "Mail", objective: 99.5 },
    broken: spansWith("FILL(lost, 0) > 0 || FILL(stopped, 0) > 0"),
  },
  courts: {
    ...{ title: "Courts", objective: 99 },
    broken: "(SUM(FILL(failed, 0)) / SUM(FILL(rounds, 0)))",
  },
  money: {
    ...{ title: "Money", objective: 99.9 },
    broken: spansWith("FILL(tax, 0) > 0 || FILL(asking, 0) > 0 || FILL(billing, 0) > 0"),
  },
} satisfies Record<string, Promised>;

export type PromiseName = keyof typeof PROMISES;

export const PROMISE_NAMES = Object.keys(PROMISES) as [PromiseName, ...PromiseName[]];

/** Over how many days a promise is measured, and its budget of errors spent. */
export const PROMISED_DAYS = 28;

/** In which spans it is looked at, in seconds. */
export const PROMISED_SPAN_S = 300;

/** The title of the figure of how often it was kept, and of what is left of its budget of errors. */
export const keptTitle = (name: PromiseName) => `${PROMISES[name].title}: kept`;
export const leftTitle = (name: PromiseName) => `${PROMISES[name].title}: budget left`;

/** In percent, as metric math: how often a promise was kept. */
export const keptExpression = (name: PromiseName) => `100 * (1 - ${PROMISES[name].broken})`;

/** In percent, as metric math: what is left of its budget of errors; below 0 when it was broken. */
export function leftExpression(name: PromiseName): string {
  const { objective, broken } = PROMISES[name];
  return `100 * (1 - ${broken} / ${((100 - objective) / 100).toFixed(4)})`;
}

/** A query of GetMetricData: a metric that an expression names by its id, or the expression. */
export type MetricQuery = {
  Id: string;
  ReturnData: boolean;
  Expression?: string;
  Period?: number;
  MetricStat?: {
    Metric: {
      Namespace: string;
      MetricName: string;
      Dimensions: { Name: string; Value: string }[];
    };
    Period: number;
    Stat: string;
  };
};

type Widget = { properties?: { title?: string; metrics?: unknown[][] } };

/**
 * What to ask CloudWatch for all figures that a dashboard shows of the promises, read from its body:
 * which metrics they are of is only known where it is deployed. The answers have the ids
 * `kept_answers`, `left_answers` and so on. Throws when the body shows no such figure.
 */
export function promiseQueries(body: string): MetricQuery[] {
  const { widgets } = JSON.parse(body) as { widgets: Widget[] };
  const queries = new Map<string, MetricQuery>();
  for (const name of PROMISE_NAMES) {
    for (const metric of metricsOf(widgets, keptTitle(name))) queries.set(metric.Id, metric);
    for (const figure of figuresOf(name)) queries.set(figure.Id, figure);
  }
  return [...queries.values()];
}

const figuresOf = (name: PromiseName): MetricQuery[] =>
  [
    { Id: `kept_${name}`, Expression: keptExpression(name) },
    { Id: `left_${name}`, Expression: leftExpression(name) },
  ].map((figure) => ({ ...figure, Period: PROMISED_SPAN_S, ReturnData: true }));

function metricsOf(widgets: Widget[], title: string): MetricQuery[] {
  const shown = widgets.find(({ properties }) => properties?.title === title)?.properties?.metrics;
  if (!shown) throw new Error(`the dashboard shows no «${title}»`);
  return shown.flatMap((one) => queryOf(one) ?? []);
}

/** A line of a widget: namespace, name, dimensions one after the other, and its options. An expression has no text in it. */
function queryOf(line: unknown[]): MetricQuery | undefined {
  const texts = line.filter((part) => typeof part === "string");
  const [Namespace, MetricName, ...pairs] = texts;
  if (Namespace === undefined || MetricName === undefined) return undefined;
  const { id, stat, period } = (line.at(-1) ?? {}) as Record<string, string | number | undefined>;
  const Dimensions = pairs.flatMap((Name, n) =>
    n % 2 === 0 ? [{ Name, Value: pairs[n + 1] ?? "" }] : [],
  );
  const Period = Number(period ?? PROMISED_SPAN_S);
  const Metric = { Namespace, MetricName, Dimensions };
  const MetricStat = { Metric, Period, Stat: String(stat ?? "Average") };
  return { Id: String(id), ReturnData: false, MetricStat };
}

/** The state of a promise by how often it was kept; unknown when nothing happened. */
export function promiseState(name: PromiseName, kept: number | null): "good" | "bad" | "unknown" {
  if (kept === null) return "unknown";
  return kept >= PROMISES[name].objective ? "good" : "bad";
}
