import { Practices } from "../../accounts/practices";
import type { Write } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";

/**
 * The writes that make a commit fail, with a sentence on `reviewerId`, if that person is not a member
 * of the practice when it commits; none where nobody is named.
 */
export const reviewerChecks = (reviewerId: string | null | undefined): Write[] =>
  reviewerId
    ? Practices.memberChecks(reviewerId, () =>
        invalid("reviewerId", "Revisor: elegí a una persona del estudio."),
      )
    : [];
