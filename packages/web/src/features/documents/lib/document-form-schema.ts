import { updateDocument } from "@foja/core/practice/documents/document.schema";
import * as z from "zod";
import { toSend } from "./document-form";

const shape = updateDocument.shape;

/** A text that is sent as something else, checked by the API's own schema. */
const sentAs = (name: "tags" | "foja") =>
  z.string().superRefine((text, context) => {
    const { error } = shape[name].safeParse(toSend({ [name]: text })[name]);
    const message = error?.issues[0]?.message;
    if (message) context.addIssue({ code: "custom", message });
  });

/** The API's own schema, with foja and labels as text. */
export const documentForm = updateDocument.extend({
  name: shape.name.unwrap(),
  folderName: z.string(),
  tags: sentAs("tags"),
  foja: sentAs("foja"),
});
