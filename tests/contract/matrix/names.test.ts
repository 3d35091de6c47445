import { description, operations } from "@foja/harness/contract";
import { expect, it } from "vitest";
import { takenBy } from "../generated/requests";
import { unknownWords } from "./crossings";

const { components } = await description();
const routes = await operations();
const paths = routes.map(({ path }) => path);

it("knows whose everything is that a request can name", () => {
  expect(paths.flatMap(unknownWords)).toEqual([]);
  const names = new Set<string>();
  for (const { body, query } of routes.map((route) => takenBy(route, components.schemas ?? {}))) {
    JSON.stringify([body, query], (key, value: unknown) => {
      if (/(^_id|Ids?)$/.test(key)) names.add(key);
      return value;
    });
  }
  // The last two are the caller's own texts, not records; a hold belongs to its visitor.
  const known = [
    "_id",
    "folderId",
    "folderIds",
    "contactId",
    "calculatorId",
    "feeId",
    "entryIds",
    "invoiceId",
    "itemIds",
    "documentIds",
    "userId",
    "responsibleId",
    "reviewerId",
    "novedadId",
    "deadlineId",
    "documentId",
    "memberIds",
    "practiceId",
    "personId",
    "holdId",
    "googleCalendarId",
    "groupId",
    // Looked for within the case, and within the address of a webhook, that the path names.
    "entryId",
    "deliveryId",
    // A plan, and its price at Stripe: common to all.
    "planId",
    "stripePriceId",
    // A template of e-mails, which belongs to the administration.
    "templateId",
    // The id of a request in the logs, which support receives: no code looks it up.
    "requestId",
    // Of the events that one repetition made: the server sets it, and ignores what is sent.
    "seriesId",
    // A passkey's id, searched only among those of the account.
    "rawId",
  ];
  expect([...names].filter((name) => !known.includes(name))).toEqual([]);
});
