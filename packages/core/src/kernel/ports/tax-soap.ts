import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { DEFAULT_CIPHERS } from "node:tls";
import { type Judged, watched } from "../pulse";
import { TaxFault } from "./tax-facts.rules";

const PATIENCE_MS = 25_000;
const MOST_OCTETS = 2_000_000;

/**
 * ARCA's servers still offer ephemeral keys too short for OpenSSL 3 (DHE of 1024 bits): without
 * that exchange they use another, and nothing has to be weakened.
 */
const CIPHERS = `${DEFAULT_CIPHERS}:!DHE`;

/** Parsed XML: texts, elements by their names without prefixes, and lists of them. */
export type Xml = string | XmlElement | Xml[];
export type XmlElement = { [name: string]: Xml };

const ENTITIES: Record<string, string> = {
  "<": "&lt;",
  ">": "&gt;",
  "&": "&amp;",
  "'": "&apos;",
  '"': "&quot;",
};

/** Escapes a text for an XML document. */
export const escaped = (text: string | number): string =>
  String(text).replace(/[<>&'"]/g, (sign) => ENTITIES[sign] ?? "");

/**
 * Posts an envelope (SOAP 1.1) to ARCA and returns the content of the answer's body. Throws a
 * `TaxFault`: `unreachable` where the result is not known, `fault` for a SOAP fault.
 */
export const post = (url: string, action: string, body: string): Promise<XmlElement> =>
  watched("arca", () => posted(new URL(url), action, body), judge);

async function posted(url: URL, action: string, body: string): Promise<XmlElement> {
  const { status, text } = await exchange(url, action, enveloped(body));
  const envelope = elementAt(await parse(text), "Envelope");
  const content = envelope && elementAt(envelope, "Body");
  const fault = content && elementAt(content, "Fault");
  if (fault) {
    throw new TaxFault("fault", codeOf(textAt(fault, "faultcode")), textAt(fault, "faultstring"));
  }
  if (status !== 200 || !content) throw new TaxFault("unreachable", `http ${status}`);
  return content;
}

const enveloped = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Header/><soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`;

/** `ns1:coe.alreadyAuthenticated` without its prefix. */
const codeOf = (code: string) => code.replace(/^[^:]*:/, "");

/** Parses XML without its prefixes and attributes; returns {} for invalid XML. */
export async function parse(text: string): Promise<XmlElement> {
  const { XMLParser } = await import("fast-xml-parser");
  const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, htmlEntities: true });
  try {
    return parser.parse(text) as XmlElement;
  } catch {
    return {};
  }
}

/** The element at a path of names; undefined where there is none, or more than one. */
export function elementAt(element: XmlElement, ...path: string[]): XmlElement | undefined {
  let found: Xml | undefined = element;
  for (const name of path) {
    if (typeof found !== "object" || Array.isArray(found)) return undefined;
    found = found[name];
  }
  return typeof found === "object" && !Array.isArray(found) ? found : undefined;
}

/** The text of a child element; "" where there is none. */
export function textAt(element: XmlElement | undefined, name: string): string {
  const found = element?.[name];
  return typeof found === "string" ? found.trim() : "";
}

/** The child elements with a name, none or more. */
export function elementsAt(element: XmlElement | undefined, name: string): XmlElement[] {
  const found = element?.[name];
  const list = Array.isArray(found) ? found : found === undefined ? [] : [found];
  return list.filter((one): one is XmlElement => typeof one === "object" && !Array.isArray(one));
}

/** ARCA's state according to a fault: a refusal is an answer, silence is not. */
const judge = (error: unknown): Judged => {
  if (!(error instanceof TaxFault)) return undefined;
  return error.kind === "unreachable" ? { problem: "ARCA no responde." } : "answered";
};

function exchange(
  url: URL,
  action: string,
  body: string,
): Promise<{ status: number; text: string }> {
  const isSecure = url.protocol === "https:";
  const send = isSecure ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const lost = () => reject(new TaxFault("unreachable", "no answer"));
    const request = send(url, {
      method: "POST",
      headers: { "content-type": "text/xml; charset=utf-8", soapaction: `"${action}"` },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(isSecure && { ciphers: CIPHERS }),
    });
    request.on("error", lost);
    request.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
        if (text.length > MOST_OCTETS) request.destroy();
      });
      response.on("error", lost);
      response.on("aborted", lost);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.end(body);
  });
}
