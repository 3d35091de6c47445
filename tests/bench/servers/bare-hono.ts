import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
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

serve(getRequestListener(app.fetch));
