import { request as plain } from "node:http";
import { request as secure } from "node:https";
import { env } from "../env";
import { publicAddressOf } from "./public-host";

/** What a program answered: its status and the beginning of its answer; without a status, why none came. */
export type Posted = { status: number | null; answer: string };

/** The whole of a delivery takes this long at most, in ms. */
const PATIENCE_MS = 10_000;
/** How much of an answer is read, in octets; the rest is not waited for. */
const MOST_READ = 4096;

const nothing = (answer: string): Posted => ({ status: null, answer });

/** Whether the receiver may stand on this machine: true in the local runtime alone. */
const loopback = () => env().WEBHOOKS_LOOPBACK === "yes";

type Reached = { at: { address: string; family: number } } | { refusal: string };

/** Where an address is posted to, or why it is not, in Spanish. */
async function reach({ protocol, hostname }: URL): Promise<Reached> {
  if (protocol !== "https:" && !loopback()) return { refusal: "tiene que empezar con https://" };
  const at = await publicAddressOf(hostname, loopback());
  return at ? { at } : { refusal: "no lleva a un servidor de internet" };
}

/**
 * Why an address is not posted to, in Spanish; undefined where it may be. Each delivery asks again: a
 * name may lead elsewhere later.
 */
export async function refusalOfTarget(target: string): Promise<string | undefined> {
  const reached = await reach(new URL(target));
  return "refusal" in reached ? reached.refusal : undefined;
}

/**
 * Posts a signed body to a program's address. The connection goes to the address that was checked, no
 * redirect is followed, and no more than the beginning of an answer is read. Never throws.
 */
export async function postWebhook(
  target: string,
  body: string,
  headers: Record<string, string>,
): Promise<Posted> {
  const url = new URL(target);
  const reached = await reach(url);
  if ("refusal" in reached) return nothing(`La dirección ${reached.refusal}.`);
  const { at } = reached;
  return await new Promise<Posted>((resolve) => {
    const asked = (url.protocol === "https:" ? secure : plain)(
      url,
      {
        method: "POST",
        headers: {
          ...headers,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "Foja-Webhooks/1",
        },
        agent: false,
        signal: AbortSignal.timeout(PATIENCE_MS),
        // The name was looked up and checked: the connection does not look it up again.
        lookup: (_name, options, done) =>
          options.all ? done(null, [at]) : done(null, at.address, at.family),
      },
      (response) => {
        const read: Buffer[] = [];
        const end = () => {
          const text = Buffer.concat(read).subarray(0, MOST_READ).toString("utf8");
          resolve({ status: response.statusCode ?? null, answer: text });
          asked.destroy();
        };
        response.on("data", (part: Buffer) => {
          read.push(part);
          if (read.reduce((sum, { length }) => sum + length, 0) >= MOST_READ) end();
        });
        response.on("end", end);
        response.on("error", end);
      },
    );
    asked.on("error", (error) => resolve(nothing(reasonOf(error))));
    asked.end(body);
  });
}

/** Why nothing was answered, as a sentence. */
function reasonOf(error: Error & { code?: string }): string {
  if (error.name === "AbortError" || error.name === "TimeoutError")
    return "No respondió en 10 segundos.";
  if (error.code === "ECONNREFUSED") return "El servidor rechazó la conexión.";
  if (error.code?.startsWith("ERR_TLS") || error.code?.includes("CERT")) {
    return "El certificado del servidor no es válido.";
  }
  return "No se pudo conectar con el servidor.";
}
