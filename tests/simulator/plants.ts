import { type Noted, type NotedItem, textOf, valueAt } from "./table/notation";
import type { TransactItem } from "./table/writes";
import type { Tamper, World } from "./world";

/** A fault that a test plants between the application and its table, and the rule that must find it. */
export type Plant = { name: string; rule: string; tamper: (world: World) => Tamper };

const writesIn = (input: Record<string, unknown>) => (input.TransactItems ?? []) as TransactItem[];

const isUsage = ({ Update }: TransactItem) => textOf(Update?.Key?.sk) === "USAGE";

/** Every third time something is asked for. */
function everyThird(): () => boolean {
  let asked = 0;
  return () => {
    asked += 1;
    return asked % 3 === 0;
  };
}

export const PLANTS: readonly [Plant, ...Plant[]] = [
  {
    name: "a counter that is added to twice",
    rule: "a counter is what a recount says",
    tamper: () => (_, input) => {
      const twice = writesIn(input).filter(isUsage);
      if (twice.length > 0) input.TransactItems = [...writesIn(input), ...twice];
    },
  },
  {
    name: "an alert that is lost",
    rule: "every date rings",
    tamper: () => {
      const isItsTurn = everyThird();
      return (_, input) => {
        const isAlert = ({ Put }: TransactItem) => textOf(Put?.Item?.type) === "alert";
        if (!writesIn(input).some(isAlert) || !isItsTurn()) return;
        input.TransactItems = writesIn(input).filter((one) => !isAlert(one));
      };
    },
  },
  {
    name: "a reserved title in a digest",
    rule: "no letter says what its reader may not see",
    tamper: (world) => (_, input) => {
      const { Item: mail } = input as { Item?: NotedItem };
      if (textOf(mail?.kind) !== "digest") return;
      const title = hiddenTitle(world, textOf(mail?.userId), textOf(mail?.forId ?? mail?.userId));
      const lines = valueAt(mail, ["groups"]);
      const [group] = lines && "L" in lines ? lines.L : [];
      if (title && group && "M" in group) group.M.title = title;
    },
  },
];

/** The title of a case of a practice that is reserved for others than a person. */
function hiddenTitle({ table }: World, ownerId = "", personId = ""): Noted | undefined {
  const pk = `OWNER#${ownerId}`;
  const cases = table.store.get({ pk, sk: "RESERVED" })?.item.cases;
  const all = cases && "M" in cases ? Object.entries(cases.M) : [];
  const [id] = all.find(([, people]) => !JSON.stringify(people).includes(personId)) ?? [];
  return table.store.get({ pk, sk: `FOLDER#${id}` })?.item.folderName;
}
