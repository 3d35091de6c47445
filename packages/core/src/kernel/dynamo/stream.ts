import type { Item } from "./item";
import { fromNotation, type NotedItem } from "./notation";

/** The item inside a stream record's image, written in the table's own notation. */
export function fromStream(
  image: object | undefined,
): (Item & Record<string, unknown>) | undefined {
  return image && fromNotation(image as NotedItem);
}
