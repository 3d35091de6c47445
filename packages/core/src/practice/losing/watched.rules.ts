import { lapseVariables } from "../../law/lapse/lapse.schema";
import { limitationVariables } from "../../law/limitation/limitation.schema";
import type { Watched } from "./losing.rules";

/** The kinds of record that may be an act of a case. */
export const ACT_KINDS = ["movement", "notification", "escrito"] as const;

/** The types of calculation that say what of a case runs. */
const TYPES: readonly unknown[] = ["prescripcion", "caducidad"];

/** Whether an item is a saved calculation that says what of its case runs. */
export const isWatched = (item: object): boolean =>
  TYPES.includes(Reflect.get(item, "calculatorType"));

/** A saved calculation, as stored. */
export type Saved = {
  calculatorType: string;
  folderId: string | null;
  variables: unknown;
  description: string | null;
  updatedAt: string;
};

/** What a saved calculation says that runs; undefined of any other, and of variables of before. */
export function watchedOf(saved: Saved): Watched | undefined {
  const { calculatorType, variables, description, updatedAt: at } = saved;
  const of = { at, title: description?.split("\n")[0] ?? "" };
  if (calculatorType === "prescripcion") {
    const read = limitationVariables.safeParse(variables);
    return read.success ? { ...of, type: "prescripcion", variables: read.data } : undefined;
  }
  if (calculatorType !== "caducidad") return undefined;
  const read = lapseVariables.safeParse(variables);
  return read.success ? { ...of, type: "caducidad", variables: read.data } : undefined;
}
