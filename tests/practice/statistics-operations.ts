import { addDays } from "@foja/core/kernel/day.rules";
import { Ledger } from "@foja/core/money/ledger";
import { Shelves } from "@foja/core/operations/shelves";
import { Calculators } from "@foja/core/practice/calculators";
import { createCalculator } from "@foja/core/practice/calculators/calculator.schema";
import { Contacts } from "@foja/core/practice/contacts";
import { Folders } from "@foja/core/practice/folders";
import { createFolder } from "@foja/core/practice/folders/folder.schema";
import { Movements } from "@foja/core/practice/movements";
import { Tasks } from "@foja/core/practice/tasks";
import type { Known } from "./operations";
import type { Random } from "./random";

/** More of a practice: saved calculations, entries of its cases' accounts, and its people. */
export type KnownToo = Known & {
  calculator: string[];
  entry: [folderId: string, id: string][];
  person: string[];
};

type Work = (known: KnownToo, chance: Random) => Promise<unknown>;

/** Operations that change figures which the counts of cases do not use. */
export function statisticsOperations(today: string): Work[] {
  const near = (chance: Random, days: number) => addDays(today, chance.below(2 * days) - days);
  const past = (chance: Random) => addDays(today, -chance.below(400));
  const any = (list: readonly string[], chance: Random) => chance.pick(list) ?? "none";
  const word = (chance: Random, words: readonly string[]) =>
    chance.often(0.2) ? null : chance.pick(words);
  return [
    (known, chance) =>
      Folders.update(any(known.folder, chance), {
        status: "cerrada",
        finalDateFolder: chance.often(0.8) ? near(chance, 200) : null,
      }),
    (known, chance) =>
      Folders.update(any(known.folder, chance), { status: "enProceso", finalDateFolder: null }),
    (known, chance) =>
      Folders.update(any(known.folder, chance), {
        initialDateFolder: chance.often(0.9) ? past(chance) : null,
      }),
    (known, chance) =>
      Folders.update(any(known.folder, chance), {
        materia: word(chance, ["Despido", "DESPIDO", "Daños y perjuicios", "Desalojo: alquileres"]),
        folderFuero: word(chance, ["Civil", "Trabajo", "Comercial"]),
        folderJuzgado: word(chance, ["Juzgado Civil 3", "Juzgado Civil 4", "JNT 12"]),
      }),
    (known, chance) =>
      Folders.update(any(known.folder, chance), {
        customerName: word(chance, ["Ana Sosa", "Luis Paz"]),
        folderExpediente: word(chance, ["123/2024", "77/2025"]),
      }),
    (known, chance) =>
      Contacts.update(any(known.contact, chance), {
        document: chance.often(0.5) ? String(20_000_000 + chance.below(9_000_000)) : null,
        allowDuplicate: true,
      }),
    (known, chance) =>
      Folders.update(any(known.folder, chance), { responsibleId: any(known.person, chance) }),
    (known, chance) =>
      Tasks.update(any(known.task, chance), { responsibleId: any(known.person, chance) }),
    (known, chance) => Tasks.update(any(known.task, chance), { dueDate: null }),
    (known, chance) => Tasks.update(any(known.task, chance), { status: "cancelada" }),
    (known, chance) =>
      Movements.update(any(known.movement, chance), {
        time: near(chance, 200),
        movement: chance.often(0.3) ? "Nota" : "Despacho",
      }),
    async (known, chance) => {
      const variables = {
        capital: (10_000_000 + chance.below(1e6)) / 100,
        desde: "2016-04-27",
        hasta: "2016-12-31",
        tasa: "acta2630",
      };
      const folderId = chance.often(0.8) ? any(known.folder, chance) : null;
      const given = { type: "intereses", variables, folderId, date: near(chance, 90) };
      known.calculator.push((await Calculators.create(createCalculator.parse(given)))._id);
    },
    (known, chance) => Calculators.archive(any(known.calculator, chance)),
    (known, chance) => Calculators.unarchive(any(known.calculator, chance)),
    (known, chance) => Calculators.remove(any(known.calculator, chance)),
    (known, chance) => Calculators.restore(any(known.calculator, chance)),
    (known, chance) =>
      Calculators.update(any(known.calculator, chance), { folderId: any(known.folder, chance) }),
    async (known, chance) => {
      const kind = chance.pick([
        "fee",
        "fee",
        "expense",
        "advance",
        "payment",
        "transfer",
      ] as const);
      const currency = kind === "fee" && chance.often(0.3) ? "UMA" : "ARS";
      const amount = (100 + chance.below(900_000)) / 100;
      const given = { kind, currency, amount, date: past(chance), description: null } as const;
      const folderId = any(known.folder, chance);
      known.entry.push([folderId, (await Ledger.create(folderId, given))._id]);
    },
    async (known, chance) => {
      const [folderId, id] = chance.pick(known.entry) ?? ["none", "none"];
      await Ledger.reverse(folderId, id, null);
    },
    (known, chance) => Folders.update(any(known.folder, chance), { access: "reserved" }),
    (known, chance) => Folders.update(any(known.folder, chance), { access: "reserved" }),
    (known, chance) => Folders.update(any(known.folder, chance), { access: "practice" }),
    async (known, chance) => {
      const given = { folderName: `Reservada ${chance.below(1e6)}`, access: "reserved" };
      known.folder.push((await Folders.create(createFolder.parse(given)))._id);
    },
    (known, chance) => Shelves.removeCase(any(known.folder, chance)),
    (known, chance) => Shelves.restoreCase(any(known.folder, chance)),
    (known, chance) => Shelves.restoreCase(any(known.folder, chance)),
  ];
}
