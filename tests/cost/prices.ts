/**
 * What AWS asks for, in dollars. `day` and `source` say since when and from where a price is known:
 * look them up again before a decision rests on them.
 */
export type Price = { dollars: number; per: number; unit: string; day: string; source: string };

const MEMORY = "from memory of the public price list of us-east-1, not looked up";
const DAY = "2026-11-27";

const price = (dollars: number, per: number, unit: string): Price => ({
  ...{ dollars, per, unit },
  day: DAY,
  source: MEMORY,
});

const MILLION = 1_000_000;

export const PRICES = {
  tableRead: price(0.125, MILLION, "read units on demand"),
  tableWrite: price(0.625, MILLION, "write units on demand"),
  tableStored: price(0.25, 1, "GB of the table a month"),
  tableBackedUp: price(0.2, 1, "GB under point-in-time recovery a month"),
  lambdaCalls: price(0.2, MILLION, "calls of a function"),
  lambdaTime: price(13.3334, MILLION, "GB-seconds of a function on arm64"),
  apiCalls: price(1, MILLION, "calls of an HTTP API"),
  socketMessages: price(1, MILLION, "messages of a WebSocket"),
  socketMinutes: price(0.25, MILLION, "minutes that a WebSocket is open"),
  edgeRequests: price(1, MILLION, "requests to CloudFront"),
  edgeOut: price(0.085, 1, "GB out of CloudFront"),
  firewall: price(0.6, MILLION, "requests through the firewall"),
  filesStored: price(0.023, 1, "GB of files a month"),
  filesRarelyRead: price(0.0125, 1, "GB of rarely read files a month"),
  mails: price(0.1, 1000, "mails"),
  logs: price(0.5, 1, "GB of logs taken in"),
} as const satisfies Record<string, Price>;

export type Priced = keyof typeof PRICES;
