import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Requests a text in full, even if the browser has it cached. */
const whole = ({ "if-none-match": _, ...headers }: IncomingHttpHeaders) => ({
  ...headers,
  "accept-encoding": "identity",
});

/** A proxy to a Foja that loses or changes some answers. */
type Road = { url: string; lost: () => number; close: () => void };

/**
 * Opens a proxy. The browser's own interception would not do: a module that it aborts may leave
 * other, preloaded ones waiting forever.
 */
export async function openRoad(
  to: string,
  loses: (path: string, lost: number) => boolean,
  rewrites?: (path: string, text: string) => string,
) {
  const { hostname, port } = new URL(to);
  let lost = 0;
  const server = createServer(({ url: path = "/", method, headers }, response) => {
    if (loses(path, lost)) {
      lost += 1;
      response.writeHead(503).end();
      return;
    }
    const isText = rewrites && !/^\/(api|assets|_local)\//.test(path);
    const asked = isText ? whole(headers) : headers;
    const onward = request({ hostname, port, path, method, headers: asked }, (answer) => {
      const { "content-length": _, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, isText ? kept : answer.headers);
      if (isText) void text(answer).then((said) => response.end(rewrites(path, said)));
      else answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    onward.end();
  });
  await new Promise<void>((open) => server.listen(0, open));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, lost: () => lost, close } satisfies Road;
}
