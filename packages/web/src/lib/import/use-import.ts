import { useRef, useState } from "react";
import { messageOf } from "../api/messages";
import type { Kind } from "../outcome";
import { runEach } from "../run-each";
import {
  guess,
  type ImportField,
  type Mapping,
  type Meanings,
  toRows,
  type UnknownWord,
  unknownWords,
  withMeaning,
} from "./mapping";
import { decode, readCsv, type Sheet } from "./read-csv";
import { type Send, sendAll, type Total } from "./send";

/** The kind of record that is imported, and the calls for it. */
export type ImportKind = {
  kind: Kind;
  fields: readonly ImportField[];
  send: Send;
  /** Deletes one again, for the undo. */
  remove: (id: string) => Promise<unknown>;
  /** Reads again the queries that show them. */
  refresh: () => Promise<unknown>;
};

export type Step = "file" | "map" | "check" | "work" | "done" | "undone";

const NOTHING: Sheet = { columns: [], rows: [], lines: [] };

/** The steps of an import: choose a file, map its columns, try, save, and undo. */
export function useImport({ fields, send, remove, refresh }: ImportKind) {
  const [step, setStep] = useState<Step>("file");
  const [sheet, setSheet] = useState(NOTHING);
  const [mapping, setMapping] = useState<Mapping>([]);
  const [meanings, setMeanings] = useState<Meanings>({});
  const [total, setTotal] = useState<Total>();
  const [failure, setFailure] = useState<string>();
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const [allowDuplicates, setAllowDuplicates] = useState(false);
  const key = useRef("");
  const cancelled = useRef(false);

  /** Runs a step with its progress; returns to the step before if it fails. */
  const work = async (of: number, next: Step, run: () => Promise<void>) => {
    const before = step;
    setFailure(undefined);
    setProgress({ done: 0, of });
    setStep("work");
    cancelled.current = false;
    try {
      await run();
      setStep(next);
    } catch (error) {
      setFailure(messageOf(error));
      setStep(before);
    }
  };

  const open = async (file: File) => {
    setFailure(undefined);
    const read = await readCsv(decode(await file.arrayBuffer()));
    if (read.rows.length === 0) return setFailure("El archivo no tiene filas para importar.");
    setSheet(read);
    setMapping(guess(read.columns, fields));
    setStep("map");
  };

  const go = (dryRun: boolean) => {
    const rows = toRows(sheet, mapping, fields, meanings);
    if (dryRun) key.current = crypto.randomUUID();
    return work(rows.length, dryRun ? "check" : "done", async () => {
      const onProgress = (done: number) => setProgress({ done, of: rows.length });
      const stop = () => cancelled.current;
      const options = { dryRun, allowDuplicates, key: `${key.current}-${allowDuplicates}` };
      setTotal(await sendAll(rows, send, { ...options, onProgress, cancelled: stop }));
      if (!dryRun) await refresh();
    });
  };

  const undo = () => {
    const ids = total?.created ?? [];
    return work(ids.length, "undone", async () => {
      let done = 0;
      const { failed } = await runEach(ids, async (id) => {
        await remove(id);
        done += 1;
        setProgress({ done, of: ids.length });
      });
      await refresh();
      if (failed[0]) throw failed[0].error;
    });
  };

  return {
    step,
    sheet,
    mapping,
    total,
    failure,
    progress,
    allowDuplicates,
    setAllowDuplicates,
    open,
    meanings,
    /** The words of the mapped columns that their fields do not know. */
    unknown: unknownWords(sheet, mapping, fields),
    mean: (word: UnknownWord, value: string) => setMeanings(withMeaning(meanings, word, value)),
    map: (column: number, name: string | null) =>
      setMapping(mapping.map((old, i) => (i === column ? name : old === name ? null : old))),
    back: () => setStep(step === "check" ? "map" : "file"),
    test: () => go(true),
    save: () => go(false),
    cancel: () => {
      cancelled.current = true;
    },
    undo,
  };
}

export type ImportState = ReturnType<typeof useImport>;
