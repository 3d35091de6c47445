import WebSocket from "ws";
import { lookInto } from "./canary";

export type Heard = { type: string; payload: unknown; timestamp: string };

/** A client's end of a socket, which records every frame. */
export type Socket = {
  heard: Heard[];
  /** The next frame of a type that was not returned before. */
  next(type: string): Promise<Heard>;
  send(type: string, payload: unknown): void;
  sendText(text: string | Buffer): void;
  /** Authenticates, and waits for the pending alerts. */
  authenticate(userId: string, token: string): Promise<Heard>;
  /** The code with which it was closed. */
  closed: Promise<number>;
  close(): void;
};

type Waiting = { type: string; settle: (frame: Heard) => void };

/** Opens a socket to a Foja, like a page of `origin`; rejects with the status of a refusal. */
export async function openSocket(url: string, origin: string | undefined = url): Promise<Socket> {
  const client = new WebSocket(`${url.replace(/^http/, "ws")}/ws`, { origin });
  const heard: Heard[] = [];
  const waiting: Waiting[] = [];
  let unread: Heard[] = [];
  client.on("message", (data) => {
    const frame = JSON.parse(data.toString()) as Heard;
    lookInto("a frame", data.toString());
    heard.push(frame);
    const first = waiting.findIndex(({ type }) => type === frame.type);
    if (first >= 0) waiting.splice(first, 1)[0]?.settle(frame);
    else unread.push(frame);
  });
  const closed = new Promise<number>((settle) => client.on("close", settle));
  await new Promise<void>((opened, failed) => {
    client.once("open", opened);
    client.once("error", failed);
    client.once("unexpected-response", (_, answer) => {
      client.removeAllListeners("error").on("error", () => {});
      client.terminate();
      failed(new Error(String(answer.statusCode)));
    });
  });
  const send = (type: string, payload: unknown) =>
    client.send(JSON.stringify({ type, payload, timestamp: new Date().toISOString() }));
  const next = (type: string) =>
    new Promise<Heard>((settle) => {
      const frame = unread.find((one) => one.type === type);
      if (frame) {
        unread = unread.filter((one) => one !== frame);
        settle(frame);
      } else waiting.push({ type, settle });
    });
  return {
    ...{ heard, next, send, closed },
    sendText: (text) => client.send(text),
    authenticate: async (userId, token) => {
      send("authenticate", { userId, token });
      return next("pending_alerts");
    },
    close: () => client.close(),
  };
}
