import { openSocket, type Socket } from "@foja/harness/socket";
import { newTenant, type Tenant } from "@foja/harness/tenant";

type Desk = { tenant: Tenant; sockets: Socket[] };

/** How many practices open at the same time. */
const WIDTH = 20;

/** Creates that many practices, each with open sockets. */
export async function openDesks(url: string, practices: number, each: number): Promise<Desk[]> {
  const desks: Desk[] = [];
  let begun = 0;
  const worker = async () => {
    while (begun < practices) {
      begun += 1;
      const desk: Desk = { tenant: await newTenant(), sockets: [] };
      desks.push(desk);
      for (let n = 0; n < each; n += 1) {
        const socket = await openSocket(url);
        desk.sockets.push(socket);
        await socket.authenticate(desk.tenant.userId, desk.tenant.token);
      }
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, worker));
  return desks;
}

/**
 * Writes a contact in one practice after another, several at a time, and waits until it arrived at
 * every socket of the practice. Returns the sorted times from sending to arrival, in milliseconds.
 */
export async function writeToSocket(url: string, desks: Desk[], writes: number, atOnce: number) {
  const times: number[] = [];
  let begun = 0;
  const worker = async () => {
    while (begun < writes) {
      const desk = desks[(begun * 7) % desks.length];
      begun += 1;
      if (desk) times.push(...(await writeOne(url, desk)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times.sort((a, b) => a - b);
}

async function writeOne(url: string, { tenant, sockets }: Desk): Promise<number[]> {
  const startedAt = performance.now();
  const heard = sockets.map(async (socket) => {
    await nextOfContacts(socket);
    return performance.now() - startedAt;
  });
  const answer = await fetch(`${url}/api/contacts/create`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${tenant.token}` },
    body: JSON.stringify({ name: "Luis Vera", allowDuplicate: true }),
  });
  if (answer.status !== 201) throw new Error(`a write answered ${answer.status}`);
  return Promise.all(heard);
}

/** Waits for the change of a contact: a write also announces the figures that count it. */
async function nextOfContacts(socket: Socket): Promise<void> {
  const { payload } = await socket.next("message");
  if ((payload as { topic: string }).topic !== "contacts") await nextOfContacts(socket);
}
