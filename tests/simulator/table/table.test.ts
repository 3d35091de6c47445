import { takesAll } from "@foja/harness/draw";
import { startDatabase } from "@foja/local/aws/dynamo/start";
import { createTable } from "@foja/local/aws/dynamo/table";
import { expect, it, onTestFinished } from "vitest";
import { simulate } from "../run";
import { type NotedItem, textOf } from "./notation";

type Exchange = { operation: string; input: Record<string, unknown>; answer: string };

/** Not a week: what expires on Sundays, no request says. */
const DAYS = takesAll ? 6 : 2;

const TABLE = /simulated-\d+/g;

/** What an answer says, as far as both databases say it: items that an index ties come in any order. */
function said(text: string): unknown {
  const { __type, Item, Items, Responses, CancellationReasons } = JSON.parse(text) as Answer;
  const listed = [...(Items ?? []), ...Object.values(Responses ?? {}).flat()];
  const order = (one: NotedItem) =>
    Object.values(one)
      .flatMap((value) => textOf(value) ?? [])
      .sort()
      .join();
  listed.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  const reasons = CancellationReasons?.map(({ Code, Item }) => ({ Code, Item }));
  return { type: __type?.split("#")[1], Item, listed, reasons };
}

type Answer = {
  __type?: string;
  Item?: NotedItem;
  Items?: NotedItem[];
  Responses?: Record<string, NotedItem[]>;
  CancellationReasons?: { Code: string; Item?: NotedItem }[];
};

/** The database looks whether a request is signed, not by whom. */
const UNVERIFIED =
  "AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0";

it("answers what the application asked in some days as a database does", async () => {
  const exchanges: Exchange[] = [];
  const onAnswer = (operation: string, input: Record<string, unknown>, answer: string) =>
    exchanges.push({ operation, input: structuredClone(input), answer });
  const run = await simulate({ seed: 11, days: DAYS, onAnswer });
  expect(run.failure).toBeUndefined();
  const database = await startDatabase();
  onTestFinished(() => database.stop());
  await createTable(database.endpoint, "again", { stream: false });
  for (const { operation, input, answer } of exchanges) {
    const body = JSON.stringify(input).replace(TABLE, "again");
    const headers = {
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": `DynamoDB_20120810.${operation}`,
      "x-amz-date": "20260101T000000Z",
      authorization: UNVERIFIED,
    };
    const response = await fetch(database.endpoint, { method: "POST", headers, body });
    const theirs = said(await response.text());
    expect(theirs, body).toEqual(said(answer.replace(TABLE, "again")));
  }
  expect(exchanges.length).toBeGreaterThan(DAYS * 200);
});
