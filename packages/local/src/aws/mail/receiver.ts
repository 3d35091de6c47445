import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { readJson, writeJson } from "../../support/files";
import type { Objects } from "../files/objects";
import { invoke, type LoadHandler } from "../lambda";
import { type Received, sesEvent } from "./receipt";

export type ReceiverOptions = {
  /** The domain that mail is taken for. */
  domain: string;
  port?: number;
  objects: Objects;
  load: LoadHandler;
  /** Asked before a letter is taken: for an address, and for one that was read. */
  gate: Gate;
  consumer: {
    name: string;
    handler: string;
    timeoutSeconds: number;
    prefix: string;
    retries: number;
  };
  /** Where letters are noted until they are handled. */
  folder: string;
  /** The ms before a failed call is repeated. */
  backoff?: (tries: number) => number;
};

/** Why a letter is refused, as a mail server says it; null where it is taken. */
type Answer = { code: number; text: string } | null;

/** Whether letters are taken. `practice` names whose an address is, of one that is taken. */
export type Gate = {
  address(address: string): Promise<Answer>;
  practice(address: string): string;
  letter(id: string, raw: Buffer, recipients: string[]): Promise<Answer>;
};

export type Receiver = {
  port: number;
  domain: string;
  /** Resolves to how many letters it waited for. */
  settle(): Promise<number>;
  /** The letters whose last try failed, and when (UTC ISO). */
  dead(): { at: string }[];
  stop(): Promise<void>;
};

/** The largest letter, and the most recipients of one, as a rule of SES may have them. */
const MOST_OCTETS = 25 * 1024 * 1024;
const MOST_RECIPIENTS = 100;

/**
 * A stand-in for SES's reception: an SMTP server that stores each letter in the bucket and calls the
 * function with SES's event. What SES takes and the function bounces, it refuses itself: it asks the
 * product first. A transaction is for one practice, whose refusal is then that of the whole letter; others
 * are asked to come again (452), as RFC 5321 has servers do. A letter is taken (250) once it is stored and noted, so that a kill
 * after that loses none: what is noted is handled when it opens again.
 */
export async function openReceiver(options: ReceiverOptions): Promise<Receiver> {
  const { domain, folder, objects, consumer, gate } = options;
  mkdirSync(folder, { recursive: true });
  const running = new Set<Promise<void>>();
  const start = (received: Received) => {
    const work = handled(received, options).finally(() => running.delete(work));
    running.add(work);
  };
  for (const received of noted(folder)) if (!received.deadAt) start(received);
  const server = new SMTPServer({
    ...{ name: domain, banner: "Foja on this machine", size: MOST_OCTETS, logger: false },
    ...{ authOptional: true, disabledCommands: ["AUTH", "STARTTLS"], disableReverseLookup: true },
    onRcptTo({ address }, { envelope }, done) {
      if (!address.toLowerCase().endsWith(`@${domain}`)) {
        return done(refusal(550, `5.7.1 This server takes mail for ${domain} only`));
      }
      if (envelope.rcptTo.length >= MOST_RECIPIENTS) {
        return done(refusal(550, `5.5.3 Too many recipients: ${MOST_RECIPIENTS} at most`));
      }
      const others = envelope.rcptTo.map((one) => gate.practice(one.address));
      if (others.some((one) => one !== gate.practice(address))) {
        return done(refusal(452, "4.5.3 One practice at a time: send the others again"));
      }
      gate.address(address).then(
        (no) => done(no ? refusal(no.code, no.text) : undefined),
        () => done(refusal(451, "4.3.0 Try again later")),
      );
    },
    onData(stream, session, done) {
      taken(stream, session).then(
        (received) => {
          if (!received) return done(refusal(552, "5.3.4 Message too large: 25 MB at most"));
          if ("code" in received) return done(refusal(received.code, received.text));
          start(received);
          done();
        },
        () => done(refusal(451, "4.3.0 Try again later")),
      );
    },
  });
  server.on("error", () => {});

  async function taken(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of stream as AsyncIterable<Buffer>) {
      size += part.length;
      // What is beyond the limit is read, and forgotten.
      if (size <= MOST_OCTETS) parts.push(part);
    }
    if (stream.sizeExceeded || size > MOST_OCTETS) return undefined;
    const { mailFrom, rcptTo } = session.envelope;
    const raw = Buffer.concat(parts);
    const id = randomUUID().replace(/-/g, "");
    const recipients = rcptTo.map(({ address }) => address);
    const refused = await gate.letter(id, raw, recipients);
    if (refused) return refused;
    const received: Received = {
      id,
      at: new Date().toISOString(),
      from: mailFrom ? mailFrom.address : "",
      recipients,
      ...judged(raw, mailFrom ? mailFrom.address : ""),
    };
    objects.put(`${consumer.prefix}${received.id}`, raw, "message/rfc822");
    writeJson(pathOf(folder, received.id), received);
    return received;
  }

  const port = await listening(server, options.port ?? 0);
  return {
    port,
    domain,
    settle: async () => {
      const waited = [...running];
      await Promise.all(waited);
      return waited.length;
    },
    dead: () => noted(folder).flatMap(({ deadAt }) => (deadAt ? [{ at: deadAt }] : [])),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const refusal = (code: number, message: string) =>
  Object.assign(new Error(message), { responseCode: code });

const pathOf = (folder: string, id: string) => join(folder, `${id}.json`);

const noted = (folder: string): Received[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => readJson<Received | undefined>(join(folder, name), undefined) ?? []);

/** Calls the function, and again where it fails; what fails to the end is kept as a dead letter. */
async function handled(received: Received, options: ReceiverOptions): Promise<void> {
  const { load, consumer, folder, backoff = (tries) => tries * 1000 } = options;
  for (let tries = 1; tries <= consumer.retries + 1; tries += 1) {
    try {
      await invoke(await load(consumer.handler), sesEvent(received), consumer);
      rmSync(pathOf(folder, received.id), { force: true });
      return;
    } catch (error) {
      console.error(
        `mail-in: try ${tries} failed:`,
        error instanceof Error ? error.message : error,
      );
      if (tries <= consumer.retries) await pause(backoff(tries), undefined, { ref: false });
    }
  }
  writeJson(pathOf(folder, received.id), { ...received, deadAt: new Date().toISOString() });
}

/** The strings by which filters of spam and of viruses are tried (GTUBE and EICAR). */
const SPAM = "XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X";
const VIRUS = "EICAR-STANDARD-ANTIVIRUS-TEST-FILE";
const VIRUS_IN_BASE64 = Buffer.from(VIRUS).toString("base64").slice(4, -4);

/** The verdicts of a letter. Nothing is asked of DNS: a sender at `forged.*` fails, others are grey. */
function judged(raw: Buffer, from: string): Pick<Received, "spam" | "virus" | "forged"> {
  return {
    spam: raw.includes(SPAM),
    virus: raw.includes(VIRUS) || raw.includes(VIRUS_IN_BASE64),
    forged: /@forged\./i.test(from),
  };
}

function listening(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}
