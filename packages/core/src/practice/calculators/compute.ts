import { createHash } from "node:crypto";
import type * as z from "zod";
import { now, nowIso } from "../../kernel/clock";
import { AppError, invalid } from "../../kernel/error";
import { dayOf } from "../../kernel/zone.rules";
import { CalculationError } from "../../law/calculation/calculation.rules";
import { canonical } from "../../law/calculation/canonical.rules";
import { Calendars } from "../../law/deadlines";
import { Rates } from "../../law/rates";
import {
  type AnyResult,
  type CalculatorType,
  type Computation,
  type computeCalculator,
  VARIABLES,
} from "./calculator.schema";
import { figuresOf } from "./figures.rules";

/** A type with its variables, validated. */
export type ComputeInput = z.output<typeof computeCalculator>;

/** Computes with today's rules and series. Throws a sentence on a variable that cannot be used. */
export async function compute(asked: ComputeInput): Promise<Computation> {
  return computed(asked, await resultOf(asked));
}

/** Makes a computation of an engine's result and its variables. */
export function computed({ type, variables }: ComputeInput, result: AnyResult): Computation {
  const { engineVersion } = result;
  return {
    variables,
    result,
    ...figuresOf(type, result),
    engineVersion,
    computedAt: nowIso(),
    verification: verificationOf({ type, variables, result }),
  };
}

async function resultOf(asked: ComputeInput): Promise<AnyResult> {
  try {
    return await engineOf(asked);
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    throw invalid(`variables.${error.path}`, error.message);
  }
}

// Engines are loaded on first use, not at start: most requests compute nothing.
async function engineOf({ type, variables }: ComputeInput): Promise<AnyResult> {
  if (type === "labor") {
    const { settle } = await import("../../law/labor/labor.rules");
    return settle(variables, dayOf(now()));
  }
  if (type === "plazo") {
    const { dueDate } = await import("../../law/deadlines/deadline.rules");
    return dueDate(variables, await Calendars.load(variables.jurisdiccion));
  }
  const { interestOf, seriesNeeded } = await import("../../law/interest/interest.rules");
  const book = await Rates.book(seriesNeeded(variables));
  return interestOf(variables, book, dayOf(now()));
}

/** Validates variables that came without their type. */
export function asked(type: CalculatorType, variables: unknown): ComputeInput {
  const parsed = VARIABLES[type].safeParse(variables);
  if (parsed.success) return { type, variables: parsed.data } as ComputeInput;
  const details = parsed.error.issues.slice(0, 50).map(({ path, message }) => ({
    path: ["variables", ...path].map((part) => String(part).slice(0, 64)).join("."),
    message,
  }));
  throw new AppError("request.invalid", details[0]?.message ?? "Datos inválidos.", { details });
}

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The verification code of a printed calculation: 80 bits of the SHA-256 of the variables and the
 * result, in four groups. Equal figures of equal data give equal codes, in server and browser.
 */
function verificationOf(figures: { type: string; variables: unknown; result: unknown }): string {
  const digest = createHash("sha256").update(canonical(figures)).digest();
  const letters = Array.from({ length: 16 }, (_, i) => ALPHABET[(digest[i] ?? 0) % 32]).join("");
  return letters.replace(/(.{4})(?=.)/g, "$1-");
}
