import { visit } from "unist-util-visit";
import { cleanTree, written } from "../../kernel/safe-html.rules";
import { filled, type Reader } from "./variables.rules";

/** A body with a reader's data: inserted into text nodes only, so as never to become markup. */
export function filledHtml(html: string, reader: Reader): string {
  const tree = cleanTree(html);
  visit(tree, "text", (node) => {
    node.value = filled(node.value, reader);
  });
  return written(tree);
}
