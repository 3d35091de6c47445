import { contradictions } from "@foja/core/practice/folders/folder.rules";
import { createFolder } from "@foja/core/practice/folders/folder.schema";
import * as z from "zod";

/**
 * The fields of the form alone: the client's contact, the department of a number of the MEV, and
 * access.
 */
const ofTheForm = { clientId: z.string(), department: z.string(), access: z.string() };

/** The API's own schema, with its checks between fields once each of them is valid. */
export const folderForm = createFolder.extend(ofTheForm).superRefine((values, context) => {
  const { initialDateFolder = null, finalDateFolder = null } = values;
  const wrong = contradictions(values, { initialDateFolder, finalDateFolder });
  if (wrong) context.addIssue({ code: "custom", path: [wrong.path], message: wrong.message });
});
