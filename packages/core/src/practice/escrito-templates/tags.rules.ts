/**
 * The tags of a template: `{{variable}}`, `{{#cada lista}}…{{/cada}}`, `{{#si dato}}…{{sino}}…{{/si}}`
 * and `{{completar: qué falta}}`. They are read into a tree; the light structure of its lines is read
 * after the tags are resolved, so that a value is never read as structure.
 */

/** A place in a template: its line and column, from 1. */
export type Place = { line: number; column: number };

/** What keeps a template from being saved, and where. */
export type Fault = Place & { message: string };

/** A part of a template. */
export type Node =
  | { kind: "text"; text: string }
  | { kind: "variable"; name: string; at: Place }
  | { kind: "blank"; label: string; at: Place }
  | { kind: "each"; list: string; body: Node[]; at: Place }
  | { kind: "if"; name: string; not: boolean; body: Node[]; otherwise: Node[]; at: Place };

/** The most characters of a template. */
export const MOST_TEMPLATE = 60_000;

/** How deep conditions and loops may stand in each other. */
const MOST_DEPTH = 6;
const MOST_TAGS = 1000;
const MOST_FAULTS = 20;

type Open = { node: Extract<Node, { kind: "each" | "if" }>; inElse: boolean };

/** A tag or a broken brace; what is between tags is text. */
const TAG = /\{\{([^{}\n]*)\}\}|\{\{|\}\}/g;
const NAME = /^[a-záéíóúñ][\wáéíóúñ.]*$/i;

/** Tells where the characters of a text stand, asked in their order. */
export function placesOf(text: string): (offset: number) => Place {
  let [line, start, next] = [1, 0, text.indexOf("\n")];
  return (offset) => {
    while (next !== -1 && next < offset) {
      [line, start] = [line + 1, next + 1];
      next = text.indexOf("\n", start);
    }
    return { line, column: offset - start + 1 };
  };
}

/** A template with line ends of one kind. */
export const withPlainEnds = (source: string): string => source.replace(/\r\n?/g, "\n");

/** A template's tree, and what is wrong with its tags; the tree is to be used without faults only. */
export function readTags(source: string): { nodes: Node[]; faults: Fault[] } {
  const text = withPlainEnds(source);
  const placeOf = placesOf(text);
  const reading = new Reading();
  let from = 0;
  for (const found of text.matchAll(TAG)) {
    const at = placeOf(found.index);
    const [whole, inside] = found;
    const alone =
      inside !== undefined && isControl(inside) && standsAlone(text, found.index, whole);
    // A line that has a condition or a loop alone is no line of the writ.
    const until = alone ? text.lastIndexOf("\n", found.index - 1) + 1 : found.index;
    reading.text(text.slice(from, until));
    from = found.index + whole.length;
    if (alone) from = text.includes("\n", from) ? text.indexOf("\n", from) + 1 : text.length;
    if (inside === undefined) reading.fault(at, BROKEN);
    else reading.tag(inside.trim(), at);
  }
  reading.text(text.slice(from));
  return reading.end();
}

const BROKEN = "Hay llaves sin su par: un dato se escribe {{así}}, en una sola línea";

const isControl = (inside: string) => /^\s*(?:[#/]|sino\s*$)/.test(inside);

function standsAlone(text: string, at: number, tag: string): boolean {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at + tag.length);
  const line = text.slice(start, at) + text.slice(at + tag.length, end === -1 ? undefined : end);
  return line.trim() === "";
}

/** A template while it is read: the open loops and conditions, outermost first. */
class Reading {
  private readonly root: Node[] = [];
  private readonly open: Open[] = [];
  private readonly faults: Fault[] = [];
  private tags = 0;

  text(text: string): void {
    if (text !== "") this.into().push({ kind: "text", text });
  }

  fault(at: Place, message: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push({ ...at, message });
  }

  tag(inside: string, at: Place): void {
    this.tags += 1;
    if (this.tags === MOST_TAGS + 1) this.fault(at, `El modelo admite hasta ${MOST_TAGS} datos`);
    if (this.tags > MOST_TAGS) return;
    const [word = "", ...others] = inside.split(/\s+/);
    const argument = others.join(" ");
    if (word === "#cada") this.begin({ kind: "each", list: argument, body: [], at });
    else if (word === "#si") this.begin(condition(argument, at));
    else if (word === "sino" && argument === "") this.otherwise(at);
    else if (word === "/cada") this.close("each", at);
    else if (word === "/si") this.close("if", at);
    else this.datum(inside, at);
  }

  private datum(inside: string, at: Place): void {
    const [, label] = /^completar\s*:\s*(.+)$/.exec(inside) ?? [];
    if (label) this.into().push({ kind: "blank", label: label.slice(0, 120), at });
    else if (NAME.test(inside)) this.into().push({ kind: "variable", name: inside, at });
    else
      this.fault(at, inside === "" ? "Falta el nombre del dato entre las llaves" : unread(inside));
  }

  private begin(node: Open["node"]): void {
    const argument = node.kind === "each" ? node.list : node.name;
    if (!NAME.test(argument)) {
      const what =
        node.kind === "each" ? "la lista: {{#cada actores}}" : "el dato: {{#si cliente}}";
      this.fault(node.at, `Falta ${what}`);
    }
    if (this.open.length >= MOST_DEPTH) {
      this.fault(node.at, `Se admiten hasta ${MOST_DEPTH} repeticiones y condiciones anidadas`);
    }
    this.into().push(node);
    this.open.push({ node, inElse: false });
  }

  private otherwise(at: Place): void {
    const last = this.open.at(-1);
    if (last?.node.kind !== "if") this.fault(at, "{{sino}} va dentro de {{#si …}}");
    else if (last.inElse) this.fault(at, "Esta condición ya tiene su {{sino}}");
    else last.inElse = true;
  }

  private close(kind: "each" | "if", at: Place): void {
    const last = this.open.at(-1);
    const tag = kind === "each" ? "cada" : "si";
    if (last?.node.kind === kind) this.open.pop();
    else this.fault(at, `{{/${tag}}} no cierra nada: falta su {{#${tag} …}}`);
  }

  private into(): Node[] {
    const last = this.open.at(-1);
    if (!last) return this.root;
    return last.inElse && last.node.kind === "if" ? last.node.otherwise : last.node.body;
  }

  end(): { nodes: Node[]; faults: Fault[] } {
    for (const { node } of this.open) {
      const tag = node.kind === "each" ? "cada" : "si";
      const name = node.kind === "each" ? node.list : node.name;
      this.fault(node.at, `{{#${tag} ${name}}} no termina: falta {{/${tag}}}`);
    }
    return { nodes: this.root, faults: this.faults };
  }
}

const condition = (argument: string, at: Place): Open["node"] => {
  const [, not, name = ""] = /^(no\s+)?(.*)$/.exec(argument) ?? [];
  return { kind: "if", name, not: not !== undefined, body: [], otherwise: [], at };
};

const unread = (inside: string) => `No entendemos {{${inside.slice(0, 40)}}}`;
