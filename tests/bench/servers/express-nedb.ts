import Datastore from "@seald-io/nedb";
import express from "express";
import { serve } from "./serve";

// No database to speak of: documents in the server's own memory.
const store = new Datastore();
await store.ensureIndexAsync({ fieldName: "userId" });
const filler = JSON.parse(process.env.BENCH_FOLDERS ?? "[]") as object[];
await store.insertAsync(filler);

const app = express();
app.use(express.json());
app.get("/api/folders/user/:userId", async (request, response) => {
  const folders = await store
    .findAsync({ userId: request.params.userId })
    .sort({ createdAt: -1 })
    .limit(Number(request.query.limit));
  response.json({ success: true, folders });
});

serve(app);
