import { noteKey, toNotation } from "./notation";
import { ask } from "./wire";
import type { OfAction, Write } from "./write";

/** Writes a single put or delete. Throws `Refused` where its condition fails. */
export async function writeAlone({ request: { Put, Delete } }: Write): Promise<void> {
  if (Put) await ask("PutItem", noted(Put));
  if (Delete) await ask("DeleteItem", noted(Delete));
}

/**
 * Writes all or nothing. The token keeps a repeated request from being applied twice. Throws `Refused`,
 * with the reason of each write.
 */
export async function writeTogether(writes: Write[], token: string): Promise<void> {
  const TransactItems = writes.map(({ request }) =>
    Object.fromEntries(Object.entries(request).map(([kind, action]) => [kind, noted(action)])),
  );
  await ask("TransactWriteItems", { TransactItems, ClientRequestToken: token });
}

/** An action with its item, key and values in DynamoDB's notation. */
function noted({ Item, Key, ExpressionAttributeValues: values, ...rest }: OfAction): object {
  return {
    ...rest,
    ...(Item && { Item: toNotation(Item) }),
    ...(Key && { Key: noteKey(Key) }),
    ...(values && { ExpressionAttributeValues: toNotation(values) }),
  };
}
