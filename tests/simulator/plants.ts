import { textOf } from "./table/notation";
import type { TransactItem } from "./table/writes";
import type { Tamper } from "./world";

/** A fault that a test plants between the application and its table, and the rule that must find it. */
export type Plant = { name: string; rule: string; tamper: () => Tamper };

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

export const PLANTS: readonly Plant[] = [
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
    name: "a digest that is written without asking who may see what",
    rule: "no letter says what its reader may not see",
    tamper: () => (operation, input) => {
      const { Key } = input as { Key?: { sk: { S: string } } };
      if (operation === "GetItem" && Key?.sk.S === "RESERVED") Key.sk = { S: "NOWHERE" };
    },
  },
];
