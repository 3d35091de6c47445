import type { Variable } from "@foja/core/practice/escrito-templates/content.schema";
import type { Editor } from "@tiptap/core";

/** A datum in the editor, and where it stands. */
export type Placed = Variable["attrs"] & { at: number };

/** The data of a text, in their order. */
export function dataIn(editor: Editor): Placed[] {
  const found: Placed[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === "variable") found.push({ ...(node.attrs as Variable["attrs"]), at });
  });
  return found;
}

/** Chooses the first datum of a name and brings it into view; the focus stays where it is. */
export function showDatum(editor: Editor, name: string): void {
  const found = dataIn(editor).find((one) => one.name === name);
  if (!found) return;
  editor.chain().setNodeSelection(found.at).run();
  const element = editor.view.nodeDOM(found.at);
  if (element instanceof HTMLElement) element.scrollIntoView({ block: "center" });
}

/** Writes a value into every datum of a name, by hand; an empty one leaves it missing. */
export function fillDatum(editor: Editor, name: string, value: string): void {
  const { tr } = editor.state;
  for (const { at, ...attrs } of dataIn(editor)) {
    if (attrs.name !== name) continue;
    tr.setNodeMarkup(at, undefined, { ...attrs, value: value.trim() || null, manual: true });
  }
  if (tr.docChanged) editor.view.dispatch(tr);
}
