import { createTask } from "@foja/core/practice/tasks/task.schema";
import * as z from "zod";
import { toTags } from "~/lib/tags";

/** The API's own schema, with the labels as one text. */
export const taskForm = createTask.omit({ tags: true }).extend({
  tags: z.string().superRefine((text, context) => {
    const { error } = createTask.shape.tags.safeParse(toTags(text));
    const message = error?.issues[0]?.message;
    if (message) context.addIssue({ code: "custom", message });
  }),
});
