import { answered, answeredAll } from "@foja/core/practice/case-lists/answers.rules";
import { numbered } from "@foja/core/practice/case-lists/case-list.rules";
import type { FoundCase } from "@foja/core/practice/case-lists/found-case.rules";
import { type Side, withSides } from "@foja/core/practice/case-lists/sides.rules";
import { useEffect, useState } from "react";
import { forgetCaseList } from "~/lib/case-import/case-list-key";
import { today } from "~/lib/due";
import { readInBackground } from "../files/read";
import type { Input } from "../files/read-inputs";
import { type KeptList, keep, readKept } from "../lib/kept-list";

type Given = { practice: string; read?: typeof readInBackground };

const empty = (practice: string): KeptList => ({ practice, cases: [], contacts: [], name: "" });

/**
 * The list of cases that a person looks through: read in the background, changed by answers, and
 * kept on this device after every change.
 */
export function useCaseList({ practice, read = readInBackground }: Given) {
  const [list, setList] = useState<KeptList>();
  const [reading, setReading] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);

  useEffect(() => {
    let left = false;
    void readKept(practice).then((kept) => {
      if (!left) setList((now) => now ?? kept ?? empty(practice));
    });
    return () => {
      left = true;
    };
  }, [practice]);

  const change = (next: (now: KeptList) => KeptList) =>
    setList((now) => {
      const changed = next(now ?? empty(practice));
      void (changed.cases.length + changed.contacts.length > 0 ? keep(changed) : forgetCaseList());
      return changed;
    });
  const changeCases = (next: (cases: FoundCase[]) => FoundCase[]) =>
    change((now) => ({ ...now, cases: numbered(next(now.cases)) }));

  const add = async (inputs: readonly Input[]) => {
    if (inputs.length === 0) return;
    setReading(true);
    setRefused([]);
    try {
      const found = await read(inputs, today());
      setRefused(found.refused);
      change((now) => ({
        ...now,
        cases: numbered([...now.cases, ...found.cases]),
        contacts: [...now.contacts, ...found.contacts],
        name: now.name || nameOf(inputs),
      }));
    } catch {
      setRefused(["No pudimos leer eso en este navegador. Probá con otro archivo."]);
    } finally {
      setReading(false);
    }
  };

  return {
    list,
    reading,
    refused,
    add,
    /** Answers a question in every case that asks it. */
    answerAll: (key: string, value: string) =>
      changeCases((cases) => answeredAll(cases, key, value)),
    answer: (id: number, key: string, value: string) =>
      changeCases((cases) => replaced(cases, id, (one) => answered(one, key, value))),
    set: (id: number, next: (one: FoundCase) => FoundCase) =>
      changeCases((cases) => replaced(cases, id, next)),
    represent: (side: Side, object?: string) =>
      changeCases((cases) => withSides(cases, side, object)),
    /** Takes away the cases that were brought. */
    drop: (ids: ReadonlySet<number>) =>
      changeCases((cases) => cases.filter(({ id }) => !ids.has(id))),
    dropContacts: () => change((now) => ({ ...now, contacts: [] })),
    clear: () => change(() => empty(practice)),
  };
}

export type CaseList = ReturnType<typeof useCaseList>;

const replaced = (
  cases: readonly FoundCase[],
  id: number,
  next: (one: FoundCase) => FoundCase,
): FoundCase[] => cases.map((one) => (one.id === id ? next(one) : one));

/** «causas.xlsx», «causas.xlsx y 2 más»; «Lista pegada» for a text. */
function nameOf(inputs: readonly Input[]): string {
  const [first] = inputs.flatMap((input) => (input.kind === "file" ? [input.file.name] : []));
  if (!first) return "Lista pegada";
  return inputs.length > 1 ? `${first} y ${inputs.length - 1} más` : first;
}
