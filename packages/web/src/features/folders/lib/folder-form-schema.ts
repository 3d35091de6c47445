import { contradictions } from "@foja/core/practice/folders/folder.rules";
import { createFolder } from "@foja/core/practice/folders/folder.schema";
import * as z from "zod";

/** What the form alone knows: who the client is, and the department of a number of the MEV. */
const ofTheForm = { clientId: z.string(), department: z.string(), access: z.string() };

/** The API's own schema, and what it checks between fields once each of them is right. */
export const folderForm = createFolder.extend(ofTheForm).superRefine((values, context) => {
  const { initialDateFolder = null, finalDateFolder = null } = values;
  const wrong = contradictions(values, { initialDateFolder, finalDateFolder });
  if (wrong) context.addIssue({ code: "custom", path: [wrong.path], message: wrong.message });
});
