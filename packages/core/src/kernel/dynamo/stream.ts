import type { Item } from "./item";
import { fromNotation, type NotedItem } from "./notation";

/** The item in a stream record's image, converted from DynamoDB's notation. */
export function fromStream(
  image: object | undefined,
): (Item & Record<string, unknown>) | undefined {
  return image && fromNotation(image as NotedItem);
}
