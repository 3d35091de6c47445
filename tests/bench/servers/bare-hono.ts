import { randomUUID } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from "@aws-sdk/lib-dynamodb";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { serve } from "./serve";

// The least that a list needs: one query, without session, rules or checks.
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({ endpoint: process.env.DYNAMODB_ENDPOINT, region: "us-east-1" }),
);
const app = new Hono();
app.get("/api/folders/user/:userId", async (c) => {
  const { Items } = await client.send(
    new QueryCommand({
      TableName: process.env.TABLE_NAME,
      KeyConditionExpression: "pk = :pk AND begins_with(sk, :sk)",
      ExpressionAttributeValues: { ":pk": `OWNER#${c.req.param("userId")}`, ":sk": "FOLDER#" },
      Limit: Number(c.req.query("limit")),
      ScanIndexForward: false,
      ConsistentRead: true,
    }),
  );
  return c.json({ success: true, folders: Items });
});

// The least that opening a case needs: who asks, then the case and its count in one transaction.
app.post("/api/folders", async (c) => {
  const { SAMPLE = "{}", TABLE_NAME: TableName } = process.env;
  const pk = `OWNER#${c.req.header("x-owner")}`;
  const session = { pk, sk: `SESSION#${c.req.header("x-session")}` };
  await client.send(new GetCommand({ TableName, Key: session, ConsistentRead: true }));
  const { folderName } = await c.req.json();
  const sk = `FOLDER#bare-${randomUUID()}`;
  const folder = { ...JSON.parse(SAMPLE), _id: sk, pk, sk, folderName };
  const Put = { TableName, Item: folder, ConditionExpression: "attribute_not_exists(pk)" };
  const Update = {
    TableName,
    Key: { pk, sk: "BARE" },
    UpdateExpression: "ADD #used :one",
    ExpressionAttributeNames: { "#used": "used" },
    ExpressionAttributeValues: { ":one": 1 },
  };
  await client.send(new TransactWriteCommand({ TransactItems: [{ Put }, { Update }] }));
  return c.json({ success: true, folder }, 201);
});

serve(getRequestListener(app.fetch));
