import { useOwner } from "../../kernel/actor";
import { walk } from "../../kernel/dynamo";
import { openFrom, present } from "./calculator.item";
import type { Calculator } from "./calculator.schema";

/** The scheduled deadlines of the acting practice that fall due from a day on, soonest first. */
export async function open(from: string): Promise<Calculator[]> {
  const found: Calculator[] = [];
  for await (const item of walk({ ...openFrom(useOwner(), from), limit: 500 })) {
    found.push(present(item));
  }
  return found;
}
