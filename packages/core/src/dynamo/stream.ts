import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { Item } from "./item";

/** The item inside a stream record's image, written in the table's own notation. */
export function fromStream(
  image: object | undefined,
): (Item & Record<string, unknown>) | undefined {
  return (
    image && (unmarshall(image as Record<string, AttributeValue>) as Item & Record<string, unknown>)
  );
}
