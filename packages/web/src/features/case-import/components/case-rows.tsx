import { yesOf } from "@foja/core/practice/case-lists/answers.rules";
import type { FoundCase } from "@foja/core/practice/case-lists/found-case.rules";
import { partiesOf } from "@foja/core/practice/case-lists/sides.rules";
import { Check, Pencil, Undo2, X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { IconButton } from "~/components/ui/icon-button";
import { Cell, HeadCell, Room } from "~/components/ui/table";
import { ROW_PX } from "~/lib/lists/columns";
import { focusRow, rowLinkId } from "~/lib/lists/use-rows";
import { useVirtualRows } from "~/lib/lists/use-virtual-rows";
import { useMediaQuery, WIDE } from "~/lib/use-media-query";
import type { Met } from "../api/imports";
import { courtOf } from "../lib/list-view";

export type RowActs = {
  /** Answers every question of the row that a plain yes answers; brings back one that was left out. */
  yes: (one: FoundCase) => void;
  out: (one: FoundCase) => void;
  open: (one: FoundCase) => void;
  first: (one: FoundCase) => void;
};

type CaseRowsProps = {
  cases: readonly FoundCase[];
  acts: RowActs;
  known: Readonly<Record<number, Met>>;
  similar: Readonly<Record<number, Met>>;
  /** The places of those that enter now, where the plan has no room for all. */
  entering?: ReadonlySet<number>;
};

/** The columns of the table, without the one of those that enter now. */
const COLUMNS = 5;

/** Whether a plain yes answers every question of a row. */
const takesYes = ({ doubts, isOut }: FoundCase) =>
  isOut === true || (doubts.length > 0 && doubts.every((doubt) => yesOf(doubt) !== undefined));

/** The cases of a heap: a table under the keyboard, cards on a phone. */
export function CaseRows(props: CaseRowsProps) {
  return useMediaQuery(WIDE) ? <Rows {...props} /> : <Cards {...props} />;
}

function Rows(props: CaseRowsProps) {
  const { cases, acts, entering } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const { indexes, before, after, enabled, reveal } = useVirtualRows(
    cases.length,
    ROW_PX.tall,
    body,
  );
  const span = COLUMNS + Number(entering !== undefined);
  const move = (from: number, by: number) => {
    const to = Math.min(cases.length - 1, Math.max(0, from + by));
    const next = cases[to];
    if (!next) return;
    reveal(to);
    focusRow(idOf(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cases.findIndex((one) => rowLinkId(idOf(one)) === document.activeElement?.id);
    const one = cases[at];
    if (!one) return;
    const act = KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    act({ one, at, acts, move });
  };
  return (
    <table
      aria-label="Causas de la lista"
      aria-rowcount={enabled ? cases.length + 1 : undefined}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-separate border-spacing-0 text-start [&_tr:last-child>td]:border-b-0"
    >
      <thead>
        <tr>
          {entering && <HeadCell className="w-24">Entra ahora</HeadCell>}
          <HeadCell>Carátula</HeadCell>
          <HeadCell className="w-52">Expediente</HeadCell>
          <HeadCell className="w-36 max-xl:hidden">Tribunal</HeadCell>
          <HeadCell className="w-44 max-lg:hidden">Cliente</HeadCell>
          <HeadCell className="w-28">
            <span className="sr-only">Acciones</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody ref={body}>
        <Room height={before} span={span} />
        {indexes.map((index) => {
          const one = cases[index];
          return one && <Row key={one.id} {...props} one={one} />;
        })}
        <Room height={after} span={span} />
      </tbody>
    </table>
  );
}

type KeyAct = (on: {
  one: FoundCase;
  at: number;
  acts: RowActs;
  move: (from: number, by: number) => void;
}) => void;

const outAndOn: KeyAct = ({ one, at, acts, move }) => {
  move(at, 1);
  acts.out(one);
};
const KEYS: Readonly<Record<string, KeyAct>> = {
  ArrowDown: ({ at, move }) => move(at, 1),
  ArrowUp: ({ at, move }) => move(at, -1),
  " ": ({ one, at, acts, move }) => {
    if (!takesYes(one)) return acts.open(one);
    move(at, 1);
    acts.yes(one);
  },
  x: outAndOn,
  X: outAndOn,
  Enter: ({ one, acts }) => acts.open(one),
};

const idOf = ({ id }: FoundCase) => `lista-${id}`;

type RowProps = CaseRowsProps & { one: FoundCase };

function Row({ one, acts, entering, ...met }: RowProps) {
  return (
    <tr style={{ height: ROW_PX.tall }} className="hover:bg-wash">
      {entering && (
        <Cell>
          <First {...{ one, acts, entering }} />
        </Cell>
      )}
      <Cell>
        <Name one={one} acts={acts} />
        <Note one={one} {...met} />
      </Cell>
      <Cell className="tabular-nums">{one.fields.folderExpediente ?? "Sin número"}</Cell>
      <Cell className="text-ink-soft max-xl:hidden">{courtOf(one)}</Cell>
      <Cell className="text-ink-soft max-lg:hidden">{partiesOf(one).customerName}</Cell>
      <Cell>
        <Acts one={one} acts={acts} />
      </Cell>
    </tr>
  );
}

function Name({ one, acts }: Pick<RowProps, "one" | "acts">) {
  return (
    <button
      type="button"
      id={rowLinkId(idOf(one))}
      title={one.row.text}
      onClick={() => acts.open(one)}
      className="block w-full truncate text-start font-medium hover:underline"
    >
      {one.fields.folderName || one.row.text}
    </button>
  );
}

/** What is to be known about a row: its question, the case it repeats, or where it was read. */
function Note({ one, known, similar }: Pick<RowProps, "one" | "known" | "similar">) {
  const [doubt] = one.doubts;
  const [same, alike] = [known[one.id], similar[one.id]];
  const text = same
    ? `Ya está: ${same.name}`
    : one.sameAs !== null
      ? "Está dos veces en la lista, con el mismo número."
      : (doubt?.text ?? (alike && `Ya hay otra con esta carátula y otro número: ${alike.name}`));
  return (
    <p className={`truncate text-sm ${text ? "text-warn" : "text-ink-faint"}`}>
      {text ?? `${one.row.source}, fila ${one.row.line}`}
    </p>
  );
}

function First({ one, acts, entering }: Pick<RowProps, "one" | "acts" | "entering">) {
  return (
    <Checkbox
      label={`Que entre ahora ${one.fields.folderName}`}
      hideLabel
      checked={entering?.has(one.id) ?? false}
      onChange={() => acts.first(one)}
    />
  );
}

function Acts({ one, acts }: Pick<RowProps, "one" | "acts">) {
  const name = one.fields.folderName || one.row.text.slice(0, 60);
  return (
    <span className="inline-flex">
      {takesYes(one) && (
        <IconButton
          label={one.isOut ? `Volver a sumar ${name}` : `Sí, traer ${name}`}
          size="sm"
          onClick={() => acts.yes(one)}
        >
          {one.isOut ? <Undo2 aria-hidden /> : <Check aria-hidden />}
        </IconButton>
      )}
      <IconButton label={`Corregir ${name}`} size="sm" onClick={() => acts.open(one)}>
        <Pencil aria-hidden />
      </IconButton>
      {!one.isOut && (
        <IconButton label={`Dejar afuera ${name}`} size="sm" onClick={() => acts.out(one)}>
          <X aria-hidden />
        </IconButton>
      )}
    </span>
  );
}

const STEP = 100;

/** The same as cards, a hundred at a time. */
function Cards({ cases, acts, entering, ...met }: CaseRowsProps) {
  const [shown, setShown] = useState(STEP);
  return (
    <ul aria-label="Causas de la lista" className="divide-y">
      {cases.slice(0, shown).map((one) => (
        <li key={one.id} className="flex items-start gap-3 px-4 py-3">
          {entering && <First {...{ one, acts, entering }} />}
          <div className="min-w-0 flex-1">
            <Name one={one} acts={acts} />
            <p className="truncate text-ink-soft text-sm tabular-nums">
              {one.fields.folderExpediente ?? "Sin número"} · {courtOf(one)}
            </p>
            <Note one={one} {...met} />
          </div>
          <Acts one={one} acts={acts} />
        </li>
      ))}
      {cases.length > shown && (
        <li className="p-2">
          <Button variant="quiet" className="w-full" onClick={() => setShown(shown + STEP)}>
            Ver {Math.min(STEP, cases.length - shown)} más
          </Button>
        </li>
      )}
    </ul>
  );
}
