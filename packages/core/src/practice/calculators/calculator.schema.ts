import * as z from "zod";
import {
  day,
  fieldNames,
  flag,
  listQuery,
  optionalDate,
  optionalLine,
  optionalRecord,
  optionalText,
} from "../../kernel/fields.schema";
import { CALCULATOR_TYPES, type CalculatorType } from "../../law/calculation/kinds.rules";
import { ENGINES } from "../../law/engines/engines.rules";

type Engines = typeof ENGINES;

const computed = z.unknown().optional().describe("Lo calcula el servidor; se ignora");

const described = {
  classType: optionalLine("Clase", 60),
  subClassType: optionalLine("Subclase", 60),
  date: optionalDate("Fecha"),
  folderId: optionalRecord("Causa"),
  groupId: optionalLine("Grupo", 40).describe("Los escenarios de una misma comparación"),
  description: optionalText("Descripción", 2000),
  capital: computed,
  interest: computed,
  amount: computed,
  result: computed,
  folderName: computed,
  user: computed,
};

const error = "Tipo: elegí uno de los cálculos que se admiten, como «labor» o «intereses»";

type Branch<S> = {
  [T in CalculatorType]: z.ZodObject<
    { type: z.ZodLiteral<T>; variables: Engines[T]["variables"] } & S,
    z.core.$strict
  >;
}[CalculatorType];

/** One branch for each engine of the table, which the compiler cannot follow through a loop. */
const ofEach = <S extends z.core.$ZodShape>(shape: S) => {
  const branches = CALCULATOR_TYPES.map((type) =>
    z.strictObject({ type: z.literal(type), variables: ENGINES[type].variables, ...shape }),
  );
  return z.discriminatedUnion("type", branches as unknown as [Branch<S>, ...Branch<S>[]], {
    error,
  });
};

/** Body of `POST /api/calculators/compute`. */
export const computeCalculator = ofEach({});

/** Body of `POST /api/calculators`. */
export const createCalculator = ofEach(described);

/**
 * Body of `PUT /api/calculators/{id}`: changes the given fields; `null` clears. New variables,
 * which must be those of the record's type, are recomputed.
 */
export const updateCalculator = z.strictObject({
  ...described,
  type: computed,
  variables: z
    .record(z.string(), z.unknown(), { error: "Variables: mandá los datos del cálculo" })
    .optional(),
});

/** Body of `POST /api/calculators/{id}/recompute`: with today's rules and series. */
export const recomputeCalculator = z.strictObject({
  hasta: day("Hasta").optional().describe("Hasta qué día corren los intereses; hoy si falta"),
  dryRun: z.boolean().optional().describe("Solo muestra la diferencia"),
});

const CALCULATOR_FIELDS = [
  "type",
  "classType",
  "subClassType",
  "date",
  "folderId",
  "folderName",
  "groupId",
  "description",
  "capital",
  "interest",
  "amount",
  "variables",
  "result",
  "engineVersion",
  "verification",
  "computedAt",
  "archived",
  "createdAt",
  "updatedAt",
  "version",
] as const;

const calculatorFields = fieldNames(CALCULATOR_FIELDS).optional();

/** Query of `GET /api/calculators/user/{userId}`. */
export const listCalculators = listQuery.extend({
  archived: flag("archived").optional(),
  fields: calculatorFields,
});

/** Query of `GET /api/calculators/{id}/versions`. */
export const listVersions = listQuery.omit({ fields: true });

const filter = (name: string) =>
  z.string().trim().max(60, `El parámetro «${name}» admite hasta 60 caracteres.`).optional();

/** Query of `GET /api/calculators/filter`: requires a case, a person or a group. */
export const filterCalculators = z.strictObject({
  folderId: filter("folderId"),
  userId: filter("userId"),
  groupId: filter("groupId"),
  type: filter("type"),
  classType: filter("classType"),
  cursor: listQuery.shape.cursor,
  fields: calculatorFields,
});

/** The figures and dates of a result, in its engine's own fields. */
const result = z.record(z.string(), z.unknown());

/** A computation: its variables and its result. */
export const computation = z.object({
  variables: z.record(z.string(), z.unknown()),
  result,
  capital: z.number().nullable(),
  interest: z.number().nullable(),
  amount: z.number().nullable(),
  engineVersion: z.string(),
  computedAt: z.string(),
  /** The code printed with the figures, by which they are verified. */
  verification: z.string(),
});

/** A saved calculation as it is answered. */
export const calculator = computation.extend({
  _id: z.string(),
  userId: z.string(),
  user: z.string(),
  type: z.enum(CALCULATOR_TYPES),
  classType: z.string().nullable(),
  subClassType: z.string().nullable(),
  date: z.string(),
  folderId: z.string().nullable(),
  folderName: z.string().nullable(),
  groupId: z.string().nullable(),
  description: z.string().nullable(),
  archived: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});

/** A calculation of which only the requested fields were read. */
export const partialCalculator = calculator.partial().required({ _id: true });

/** The result of an engine, by type: the shape of `result`. */
export const anyResult = z.union(
  Object.values(ENGINES).map(({ result }) => result) as Engines[CalculatorType]["result"][],
);

/** A computation that was replaced by a later one. */
export const earlierComputation = computation.extend({ version: z.number().int() });

/** The differences between two computations, with reasons. */
export const difference = z.object({
  before: z.number().nullable(),
  after: z.number().nullable(),
  lines: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  reasons: z.array(z.string()),
});

export type CalculatorField = (typeof CALCULATOR_FIELDS)[number];
export type Calculator = z.output<typeof calculator>;
export type PartialCalculator = z.output<typeof partialCalculator>;
export type Computation = z.output<typeof computation>;
export type EarlierComputation = z.output<typeof earlierComputation>;
export type Difference = z.output<typeof difference>;
export type AnyResult = z.output<typeof anyResult>;
export type CreateCalculator = z.input<typeof createCalculator>;
export type UpdateCalculator = z.input<typeof updateCalculator>;
export type ComputeCalculator = z.input<typeof computeCalculator>;
