import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import express from "express";
import jwt from "jsonwebtoken";
import { serve } from "./serve";

// A usual API: Express, a token, a look-up of its session, and one query.
const client = DynamoDBDocumentClient.from(
  new DynamoDBClient({ endpoint: process.env.DYNAMODB_ENDPOINT, region: "us-east-1" }),
);
const TableName = process.env.TABLE_NAME;
const app = express();
app.use(express.json());
app.use(async (request, response, next) => {
  try {
    const token = request.headers.authorization?.split(" ")[1] ?? "";
    const claims = jwt.verify(token, process.env.JWT_SECRET ?? "", { algorithms: ["HS256"] });
    const { sub, sid } = claims as { sub: string; sid: string };
    const Key = { pk: `OWNER#${sub}`, sk: `SESSION#${sid}` };
    const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    if (!Item) return response.status(401).json({ success: false });
    next();
  } catch (error) {
    next(error);
  }
});
app.get("/api/folders/user/:userId", async (request, response, next) => {
  try {
    const { Items } = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: "pk = :pk AND begins_with(sk, :sk)",
        ExpressionAttributeValues: { ":pk": `OWNER#${request.params.userId}`, ":sk": "FOLDER#" },
        Limit: Number(request.query.limit),
        ScanIndexForward: false,
        ConsistentRead: true,
      }),
    );
    response.json({ success: true, folders: Items });
  } catch (error) {
    next(error);
  }
});

serve(app);
