import { createAct } from "@foja/core/law/deadlines/act.schema";
import * as z from "zod";

/** An act in its form: an empty end means the same day. */
export type ActValues = Record<
  "jurisdiccion" | "from" | "to" | "kind" | "reason" | "norma" | "dictado",
  string
>;

/** What the form sends. */
export const actIn = ({ to, ...values }: ActValues) => ({ ...values, ...(to && { to }) });

/** The server's own schema, applied to the form. */
export const actForm = z.custom<ActValues>().superRefine((values, context) => {
  const { error } = createAct.safeParse(actIn(values));
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({ code: "custom", path, message });
  }
});
