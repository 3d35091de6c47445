import { Practices } from "../accounts/practices";
import { useOwner, whoActs } from "../kernel/actor";
import { again } from "../kernel/again";
import { isStale, type Write } from "../kernel/dynamo";
import { invalid } from "../kernel/error";
import type { Base, records } from "../kernel/records";

/** Who answers for a new case or task: who was named, else who acts, else who founded the practice. */
export const responsibleFor = (named: string | null | undefined): string =>
  named ?? whoActs() ?? useOwner();

/**
 * What refuses a commit whose case or task would be left to somebody who is not of the practice: a
 * sentence on `responsibleId`. Removed at that same moment, they are not left anything either.
 */
export const leftTo = (responsibleId: string): Write[] =>
  Practices.belonging(responsibleId, () =>
    invalid("responsibleId", "Responsable: elegí a una persona del estudio."),
  );

type Responsible = { responsibleId: string };

/** Who answers for a changed record from now on; whoever did, where the change does not say. */
export function handed(
  read: Responsible,
  { responsibleId }: { responsibleId?: string | null },
): Responsible & { writes: Write[] } {
  if (responsibleId === undefined || responsibleId === read.responsibleId) {
    return { responsibleId: read.responsibleId, writes: [] };
  }
  const next = responsibleId ?? useOwner();
  return { responsibleId: next, writes: leftTo(next) };
}

/** How the records of one kind go from one person of the acting practice to another. */
export const handingOver =
  <R extends Base & Responsible, T extends object>({ find, change }: Store<R, T>) =>
  (id: string, from: string, to: string): Promise<void> =>
    again(async () => {
      const read = await find(id);
      if (read.responsibleId !== from) return;
      await change(read, { ...read, responsibleId: to }, ...leftTo(to));
    }, isStale);

type Store<R extends Base, T extends object> = Pick<
  ReturnType<typeof records<R, T>>,
  "find" | "change"
>;
