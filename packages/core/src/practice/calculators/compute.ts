import { createHash } from "node:crypto";
import type * as z from "zod";
import { now, nowIso } from "../../kernel/clock";
import { AppError, invalid } from "../../kernel/error";
import { dayOf } from "../../kernel/zone.rules";
import { CalculationError } from "../../law/calculation/calculation.rules";
import { canonical } from "../../law/calculation/canonical.rules";
import type { CalculatorType } from "../../law/calculation/kinds.rules";
import { Calendars } from "../../law/deadlines";
import type { Engine, Figures } from "../../law/engines/engine.rules";
import { ENGINES } from "../../law/engines/engines.rules";
import { Rates } from "../../law/rates";
import type { AnyResult, Computation, computeCalculator } from "./calculator.schema";

/** A type with its variables, validated. */
export type ComputeInput = z.output<typeof computeCalculator>;

/** Computes with today's rules and series. Throws a sentence on a variable that cannot be used. */
export async function compute(asked: ComputeInput): Promise<Computation> {
  return computed(asked, await resultOf(asked));
}

/** Makes a computation of an engine's result and its variables. */
export function computed({ type, variables }: ComputeInput, result: AnyResult): Computation {
  const { engineVersion } = result;
  const { figures }: { figures(result: AnyResult): Figures } = ENGINES[type];
  return {
    variables,
    result,
    ...figures(result),
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
  const engine: Engine<unknown, AnyResult> = await ENGINES[type].load();
  const { series = [], calendar: court } = engine.needs?.(variables) ?? {};
  const [book, calendar] = await Promise.all([Rates.book(series), court && Calendars.load(court)]);
  return engine.compute(variables, { today: dayOf(now()), book, calendar });
}

/** Validates variables that came without their type. */
export function asked(type: CalculatorType, variables: unknown): ComputeInput {
  const parsed = ENGINES[type].variables.safeParse(variables);
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
