import { EventEmitter } from "node:events";
import { Readable } from "node:stream";

/** A request as the process sends it, whoever it calls. */
export type Asked = {
  host: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
};

export type Reply = { status: number; headers?: Record<string, string>; text: string };

/** Answers a request; `lost` where the connection breaks instead. */
export type Responder = (asked: Asked) => Promise<Reply | "lost"> | Reply | "lost";

export type RequestOptions = {
  method?: string;
  path?: string;
  host?: string;
  hostname?: string;
  headers?: Record<string, unknown>;
};

/** What `http.request` returns, of which a client uses this much: a request that leaves no process. */
export class Exchange extends EventEmitter {
  readonly #parts: Buffer[] = [];
  #destroyed = false;

  constructor(
    private readonly options: RequestOptions,
    private readonly respond: Responder,
  ) {
    super();
  }

  write(part: string | Uint8Array): boolean {
    this.#parts.push(Buffer.from(part as string));
    return true;
  }

  end(part?: string | Uint8Array): this {
    if (part !== undefined) this.write(part);
    void this.#exchange();
    return this;
  }

  destroy(error?: Error): this {
    this.#destroyed = true;
    if (error) this.emit("error", error);
    return this;
  }

  /** Nothing here waits, so nothing is late. */
  setTimeout(): this {
    return this;
  }

  async #exchange(): Promise<void> {
    const { method = "GET", path = "/", headers = {} } = this.options;
    const host = String(this.options.hostname ?? this.options.host);
    const body = Buffer.concat(this.#parts).toString();
    const reply = await this.respond({ host, method, path, headers: lowered(headers), body });
    if (this.#destroyed) return;
    if (reply === "lost") {
      this.emit("error", Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }));
      return;
    }
    const stream = new Readable({ read: () => {} });
    const { status: statusCode, headers: answered = {}, text } = reply;
    this.emit("response", Object.assign(stream, { statusCode, headers: answered, complete: true }));
    stream.push(text);
    stream.push(null);
  }
}

const lowered = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), `${value}`]),
  );
