import type { RequestListener } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Serves what is measured, in a process of its own, and tells its parent what it spent: the
 * address once, and the CPU time used so far (microseconds) whenever asked.
 */
export function serve(listener: RequestListener): void {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1", () => {
    process.send?.({ port: (server.address() as AddressInfo).port });
  });
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.on("disconnect", () => process.exit());
}
