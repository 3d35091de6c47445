import type { Stripe } from "stripe";
import { AppError } from "../error";
import { type Judged, watched } from "../pulse";
import { stripe } from "./stripe";

type Raised = Error & {
  type?: string;
  code?: string;
  statusCode?: number;
  raw?: { code?: string; decline_code?: string };
};

/**
 * Runs a call to Stripe. Throws `billing.unreachable` where Stripe did not answer, which must not
 * be taken for a refusal; rethrows refusals unchanged.
 */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await watched("stripe", work, judge);
  } catch (error) {
    throw isOutage(error) ? unreachable(error) : error;
  }
}

/** The client. Throws `billing.unreachable` where there is no key. */
export async function connected(): Promise<Stripe> {
  try {
    return await stripe();
  } catch (error) {
    throw unreachable(error);
  }
}

function judge(error: unknown): Judged {
  if (isOutage(error)) return { problem: "Stripe no responde, o no acepta la clave." };
  return isRefusal(error) ? "answered" : undefined;
}

const OUTAGES = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"];

/**
 * Whether Stripe gave no answer: no connection, an error of its own, too many calls, or no valid
 * key.
 */
function isOutage(error: unknown): boolean {
  const { type = "", statusCode = 0 } = error as Raised;
  if (OUTAGES.includes(type) || statusCode >= 500 || statusCode === 429) return true;
  return ["StripeAuthenticationError", "StripePermissionError"].includes(type);
}

export const unreachable = (cause: unknown) =>
  new AppError(
    "billing.unreachable",
    "No pudimos comunicarnos con Stripe, que procesa los pagos. No se cobró nada: probá de nuevo en unos minutos.",
    { retryAfter: 30 },
    { cause },
  );

/** The code with which Stripe refused a call; undefined for any other error. */
export const refusalCode = (error: unknown): string | undefined =>
  isRefusal(error) ? (error.code ?? error.raw?.code ?? "refused") : undefined;

/** Whether Stripe refused the call or the card: it answered, and changed nothing. */
export const isRefusal = (error: unknown): error is Raised =>
  error instanceof Error &&
  ["StripeInvalidRequestError", "StripeCardError", "StripeIdempotencyError"].includes(
    (error as Raised).type ?? "",
  );
