import { courtCase } from "@foja/core/practice/folders/court.rules";
import { linkCausa } from "@foja/core/practice/folders/folder.schema";

/** The API's own schema, with its rule for reading the number. */
export const linkForm = linkCausa
  .omit({ allowDuplicate: true, mev: true })
  .superRefine(({ system = "pjn", number, fuero, department }, context) => {
    const read = courtCase({
      system,
      number,
      fuero: fuero ?? undefined,
      department: department ?? undefined,
    });
    if (!("wrong" in read)) return;
    const { path, message } = read.wrong;
    context.addIssue({ code: "custom", path: [path], message });
  });
