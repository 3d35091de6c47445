import { Hono } from "hono";
import { handle } from "hono/aws-lambda";

export const handler = handle(new Hono().get("/", (c) => c.json({ success: true })));
