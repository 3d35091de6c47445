import type { Key, Stored } from "../../kernel/dynamo";
import type { CourtCase } from "../../kernel/ports/court";
import type { PreviewStatus } from "./causa.schema";

/** What a portal answered of a number, kept for a while so that it is not asked again. */
export type Answered = { status: PreviewStatus } & Pick<
  CourtCase,
  "caratula" | "court" | "situation" | "latest"
>;

export type AnsweredItem = Stored<Answered>;

/** For how long an answer is given again, in seconds: a file that is not there may come to be. */
const KEPT_S = { found: 15 * 60, reserved: 15 * 60, missing: 2 * 60, unanswered: 0 };

export const answeredKey = (causaId: string): Key => ({ pk: `CAUSA#${causaId}`, sk: "PREVIEW" });

export const toAnswered = (causaId: string, answered: Answered, nowMs: number): AnsweredItem => ({
  ...answered,
  ...answeredKey(causaId),
  type: "causaPreview",
  version: 1,
  ttl: Math.floor(nowMs / 1000) + KEPT_S[answered.status],
});
