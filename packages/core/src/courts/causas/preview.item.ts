import type { Key, Stored } from "../../kernel/dynamo";
import type { CourtCase } from "../../kernel/ports/court";
import type { PreviewStatus } from "./causa.schema";

/** A portal's answer about a number, cached so that it is not asked again. */
export type Answered = { status: PreviewStatus } & Pick<
  CourtCase,
  "caratula" | "court" | "situation" | "latest"
>;

export type AnsweredItem = Stored<Answered>;

/** For how many seconds an answer is cached: a file that is not found may be added later. */
const KEPT_S = { found: 15 * 60, reserved: 15 * 60, missing: 2 * 60, unanswered: 0 };

export const answeredKey = (causaId: string): Key => ({ pk: `CAUSA#${causaId}`, sk: "PREVIEW" });

export const toAnswered = (causaId: string, answered: Answered, nowMs: number): AnsweredItem => ({
  ...answered,
  ...answeredKey(causaId),
  type: "causaPreview",
  version: 1,
  ttl: Math.floor(nowMs / 1000) + KEPT_S[answered.status],
});
