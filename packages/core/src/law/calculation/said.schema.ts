import type * as z from "zod";
import { describeIssue } from "../../kernel/messages.schema";

/** The error of a strict object: an unknown field is named, and anything else is this sentence. */
export const said = (sentence: string) => ({
  error: (issue: z.core.$ZodRawIssue) =>
    issue.code === "unrecognized_keys" ? describeIssue(issue) : sentence,
});
