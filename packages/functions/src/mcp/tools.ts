import { Lines } from "@foja/core/agenda/lines";
import { now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { Activities } from "@foja/core/practice/activities";
import { Calculators } from "@foja/core/practice/calculators";
import { computeCalculator } from "@foja/core/practice/calculators/calculator.schema";
import { EscritoTemplates } from "@foja/core/practice/escrito-templates";
import { Folders } from "@foja/core/practice/folders";
import { Search } from "@foja/core/practice/search";
import { Proposals } from "@foja/core/programs/proposals";
import {
  proposeEscrito,
  proposeNotice,
  proposeTask,
} from "@foja/core/programs/proposals/proposal.schema";
import * as z from "zod";
import { found, material } from "./material.rules";

/** A tool of an assistant: what it takes, and what it answers. `writes`: it needs a key that writes. */
export type Tool<I extends z.ZodObject = z.ZodObject> = {
  title: string;
  description: string;
  writes: boolean;
  input: I;
  run(given: z.output<I>): Promise<object>;
};

const tool = <I extends z.ZodObject>(given: Tool<I>): Tool => given as unknown as Tool;

const caseId = z.string().max(40).describe("El identificador de la causa, fol_…");
const TIMELINE = 50;

const search = tool({
  title: "Buscar",
  description:
    "Busca causas, contactos, tareas, eventos, cálculos, documentos y escritos del estudio.",
  writes: false,
  input: z.strictObject({ q: z.string().min(1).max(100).describe("Lo que se busca") }),
  run: async ({ q }) => ({ results: await Search.find({ q }) }),
});

export const getCase = tool({
  title: "Leer una causa",
  description:
    "Los datos de una causa y sus últimas entradas, cada una con su foja, fecha y origen. Citá foja y fecha de lo que afirmes.",
  writes: false,
  input: z.strictObject({ folderId: caseId }),
  run: async ({ folderId }) => {
    const [folder, { activities }] = await Promise.all([
      Folders.get(folderId),
      Activities.list(folderId, { page: 1, limit: TIMELINE, sort: "-date" }),
    ]);
    return {
      case: folder,
      timeline: activities.map((entry) => ({
        source: found(folder, entry),
        ...(entry.source === "manual"
          ? { title: entry.title, text: entry.description }
          : material(entry)),
        dateExpiration: entry.dateExpiration,
        completed: entry.completed,
      })),
    };
  },
});

const listDue = tool({
  title: "Ver vencimientos",
  description: "Lo que vence o está agendado desde hoy, y lo vencido que sigue abierto.",
  writes: false,
  input: z.strictObject({
    days: z.number().int().min(1).max(90).default(14).describe("Cuántos días desde hoy"),
  }),
  run: async ({ days }) => {
    const from = dayOf(new Date(now()).toISOString());
    return Lines.between({ from, to: addDays(from, days), overdue: true });
  },
});

const compute = tool({
  title: "Calcular",
  description:
    "Cuenta un plazo, liquida una indemnización o calcula intereses con el motor de Foja. El resultado trae fórmulas y normas: citalas.",
  writes: false,
  input: z.strictObject({
    type: z.string().max(40).describe("plazo, labor, intereses u otro tipo de cálculo"),
    variables: z.record(z.string(), z.unknown()).describe("Las variables del tipo, como en la API"),
  }),
  run: async (given) => {
    const { result, verification } = await Calculators.compute(computeCalculator.parse(given));
    return { result, verification };
  },
});

const countDeadline = tool({
  title: "Contar un plazo",
  description:
    "Cuenta un plazo procesal por el calendario de la jurisdicción y dice cómo lo contó.",
  writes: false,
  input: z.strictObject({
    jurisdiccion: z.string().max(20).describe("PJN o SCBA"),
    notificacion: z.string().max(25).describe("Fecha de notificación, AAAA-MM-DD"),
    cantidad: z.number().int().min(1).max(1000),
    unidad: z.string().max(20).default("habiles").describe("habiles, corridos, meses u horas"),
  }),
  run: async (variables) => {
    const { result } = await Calculators.compute(
      computeCalculator.parse({ type: "plazo", variables }),
    );
    return { result };
  },
});

const WAITS =
  "Quedó en «Para aprobar»: nada se hizo todavía. Una persona lo aprueba o lo descarta.";

const proposeATask = tool({
  title: "Proponer una tarea",
  description: "Propone una tarea. No se crea hasta que una persona la apruebe.",
  writes: true,
  input: proposeTask,
  run: async (given) => ({
    proposal: await Proposals.propose("task", given.name, given),
    message: WAITS,
  }),
});

const proposeADraft = tool({
  title: "Proponer un borrador",
  description:
    "Propone el borrador de un escrito a partir de un modelo. No se crea hasta que una persona lo apruebe.",
  writes: true,
  input: proposeEscrito,
  run: async (given) => {
    const { title } = await EscritoTemplates.get(given.templateId);
    return { proposal: await Proposals.propose("escrito", title, given), message: WAITS };
  },
});

/** How much of a sentence stands as the line of its proposal. */
const MOST_TITLE = 80;

const proposeANotice = tool({
  title: "Proponer un aviso al cliente",
  description:
    "Propone una frase para los clientes de una causa, en palabras llanas. No se manda hasta que una persona la apruebe.",
  writes: true,
  input: proposeNotice,
  run: async (given) => ({
    proposal: await Proposals.propose("notice", given.text.slice(0, MOST_TITLE), given),
    message: WAITS,
  }),
});

/** Every tool, by the name that an assistant calls. */
export const TOOLS: Readonly<Record<string, Tool>> = {
  search,
  get_case: getCase,
  list_due: listDue,
  count_deadline: countDeadline,
  compute,
  propose_task: proposeATask,
  propose_draft: proposeADraft,
  propose_notice: proposeANotice,
};
