import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { previewTemplate } from "../api/templates";
import { bodyOf, type TemplateDraft } from "./draft";

const UNNAMED = "Sin nombre";
const NO_SUBJECT = "(sin asunto)";

/** The preview of a draft as a reader would get it; empty fields are shown as not written. */
export const previewOf = (draft: TemplateDraft, readerEmail: string) =>
  queryOptions({
    queryKey: ["template-preview", draft, readerEmail],
    queryFn: async () => {
      const body = await bodyOf(draft);
      const { name, subject, html } = body;
      return previewTemplate({
        ...body,
        name: name.trim() || UNNAMED,
        subject: subject.trim() || NO_SUBJECT,
        html: html.trim() || "<p></p>",
        ...(readerEmail && { readerEmail }),
      });
    },
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
