import type { ServerStatus } from "@foja/core/operations/status/status.schema";
import { Row } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { ago } from "~/lib/ago";
import { counted, formatNumber } from "~/lib/format";
import {
  JOB_NAMES,
  jobWord,
  keptFacts,
  PROMISE_WORDS,
  PULSE_NAMES,
  STATES,
  spanOf,
  triggerName,
} from "../lib/words";
import { ListPart } from "./part";

type Moments = { goodAt: string | null; badAt: string | null; problem: string | null };

const momentsOf = ({ goodAt, badAt, problem }: Moments, now: number) => [
  goodAt && `último momento bueno: ${ago(goodAt, now)}`,
  badAt && `última falla: ${ago(badAt, now)}`,
  problem,
];

type Of<K extends keyof ServerStatus> = Pick<ServerStatus, K> & { now: number };

/** The vendors, each with the instant of its last success. */
export const PulsesPart = ({ vendors, now }: Of<"vendors">) => (
  <ListPart title="Servicios de terceros">
    {vendors?.map((one) => (
      <Row
        key={one.name}
        title={PULSE_NAMES[one.name]}
        facts={one.state === "unknown" ? ["todavía no se le pidió nada"] : momentsOf(one, now)}
        marks={<Badge tone={STATES[one.state].tone}>{vendorText(one.state)}</Badge>}
      />
    )) ?? null}
  </ListPart>
);

/** A vendor of which nothing was asked yet gives no news: nothing is wrong with it. */
const vendorText = (state: keyof typeof STATES) =>
  state === "unknown" ? "No se usó todavía" : STATES[state].text;

/** The readers of the table's stream, with the age of the record they processed last. */
export const StreamsPart = ({ streams, now }: Of<"streams">) => (
  <ListPart title="Cambios por procesar">
    {streams?.map((one) => (
      <Row
        key={one.name}
        title={PULSE_NAMES[one.name]}
        facts={[
          ...momentsOf(one, now),
          one.ageSeconds === null ? null : `última tanda: ${spanOf(one.ageSeconds)} de espera`,
          one.state === "unknown" ? "todavía no hubo cambios" : null,
        ]}
        marks={<Badge tone={STATES[one.state].tone}>{STATES[one.state].text}</Badge>}
      />
    )) ?? null}
  </ListPart>
);

/** Messages that were given up after every retry. */
export function DeadLettersPart({ deadLetters }: Pick<ServerStatus, "deadLetters">) {
  const full = deadLetters?.filter(({ waiting }) => waiting > 0);
  return (
    <ListPart title="Trabajo abandonado">
      {full?.length === 0 ? (
        <li className="px-5 py-3 text-ink-soft">Nada en los últimos catorce días.</li>
      ) : (
        (full?.map(({ name, waiting }) => (
          <Row
            key={name}
            title={triggerName(name)}
            facts={["se guarda catorce días", `cola: ${name}`]}
            marks={<Badge tone="danger">{counted(waiting, "mensaje", "mensajes")}</Badge>}
          />
        )) ?? null)
      )}
    </ListPart>
  );
}

/** The jobs, each with its last run. */
export const JobsPart = ({ jobs, now }: Of<"jobs">) => (
  <ListPart title="Trabajos programados">
    {jobs?.map(({ name, last, ...one }) => {
      const { tone, text } = jobWord(one);
      return (
        <Row
          key={name}
          title={JOB_NAMES[name]}
          facts={
            last
              ? [`última vez: ${ago(last.at, now)}`, `duró ${formatNumber(last.seconds)} s`]
              : ["todavía no corrió"]
          }
          marks={<Badge tone={tone}>{text}</Badge>}
        />
      );
    }) ?? null}
  </ListPart>
);

/** What is promised, how often it was kept in four weeks, and what is left of what may fail. */
export const PromisesPart = ({ promises }: Pick<ServerStatus, "promises">) => (
  <ListPart title="Lo prometido, en cuatro semanas">
    {promises?.length === 0 ? (
      <li className="px-5 py-3 text-ink-soft">
        En esta máquina no se mide: en AWS lo lleva CloudWatch.
      </li>
    ) : (
      (promises?.map((one) => {
        const [title, says] = PROMISE_WORDS[one.name];
        return (
          <Row
            key={one.name}
            title={title}
            facts={[says, ...keptFacts(one)]}
            marks={<Badge tone={STATES[one.state].tone}>{STATES[one.state].text}</Badge>}
          />
        );
      }) ?? null)
    )}
  </ListPart>
);
