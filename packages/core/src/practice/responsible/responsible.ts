import { Practices } from "../../accounts/practices";
import { useOwner, whoActs } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { isStale, stale, type Write } from "../../kernel/dynamo";
import { invalid } from "../../kernel/error";
import type { Base, records } from "../../kernel/records";

/**
 * The person responsible for a new case or task: the one named, else the actor, else the founder.
 */
export const responsibleFor = (named: string | null | undefined): string =>
  named ?? whoActs() ?? useOwner();

/**
 * The writes that make a commit fail, with a sentence on `responsibleId`, if that person is not a
 * member of the practice when it commits.
 */
export const leftTo = (responsibleId: string): Write[] =>
  Practices.memberChecks(responsibleId, () =>
    invalid("responsibleId", "Responsable: elegí a una persona del estudio."),
  );

type Responsible = { responsibleId: string };
type Handed = Responsible & { writes: Write[] };

/** The person responsible for a changed record; unchanged where the change does not name one. */
export function handed(
  read: Responsible,
  { responsibleId }: { responsibleId?: string | null },
): Handed {
  if (responsibleId === undefined || responsibleId === read.responsibleId) {
    return { responsibleId: read.responsibleId, writes: [] };
  }
  const next = responsibleId ?? useOwner();
  return { responsibleId: next, writes: leftTo(next) };
}

/**
 * The person responsible for a record that returns from the bin: the founder where its own left the
 * practice meanwhile, since nobody handed it over there. The writes make the commit stale if they
 * leave before it.
 */
export async function responsibleOnReturn({ responsibleId }: Responsible): Promise<Handed> {
  const isThere = await Practices.isOf(responsibleId);
  const next = isThere ? responsibleId : useOwner();
  return { responsibleId: next, writes: Practices.memberChecks(next, stale) };
}

/** Returns the function that hands a record of one kind over from one person to another. */
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
