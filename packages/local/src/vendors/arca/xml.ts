import { XMLParser } from "fast-xml-parser";

/** Parsed XML: texts, and elements by their names without prefixes. */
export type Xml = string | { [name: string]: Xml } | Xml[];
type Element = { [name: string]: Xml };

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, htmlEntities: true });

/** Parses XML; returns no elements for malformed XML. */
export function read(text: string): Element {
  try {
    return parser.parse(text) as Element;
  } catch {
    return {};
  }
}

/** The element or text at a path of names, or undefined. */
export function at(element: Xml | undefined, ...path: string[]): Xml | undefined {
  let found = element;
  for (const name of path) {
    if (typeof found !== "object" || Array.isArray(found)) return undefined;
    found = found[name];
  }
  return found;
}

export const text = (element: Xml | undefined, ...path: string[]): string => {
  const found = at(element, ...path);
  return typeof found === "string" ? found.trim() : "";
};

/** The texts directly inside an element, by name. */
export function texts(element: Xml | undefined): Record<string, string> {
  if (typeof element !== "object" || Array.isArray(element)) return {};
  const entries = Object.entries(element).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(entries);
}

/** The elements with a name, as a list. */
export function list(element: Xml | undefined, name: string): Xml[] {
  const found = at(element, name);
  if (found === undefined || found === "") return [];
  return Array.isArray(found) ? found : [found];
}

const ENTITIES: Record<string, string> = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  "'": "&apos;",
  '"': "&quot;",
};

export const escaped = (value: string | number): string =>
  String(value).replace(/[<>&'"]/g, (sign) => ENTITIES[sign] ?? "");

/** The values of an object as elements, in order. */
export const elements = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${escaped(value)}</${name}>`)
    .join("");

const SOAP = "http://schemas.xmlsoap.org/soap/envelope/";

/** A response in a SOAP 1.1 envelope. */
export const envelope = (body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="${SOAP}"><soap:Body>${body}</soap:Body></soap:Envelope>`;

/** A SOAP 1.1 fault, with a code of the service. */
export const soapFault = (code: string, said: string): string =>
  envelope(
    `<soap:Fault><faultcode xmlns:ns1="http://xml.apache.org/axis/">ns1:${escaped(code)}</faultcode><faultstring>${escaped(said)}</faultstring></soap:Fault>`,
  );
