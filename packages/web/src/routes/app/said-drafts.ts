/** The drafts of forms opened from the search: they start anew, apart from other forms. */
export const DRAFTS = { task: "task said", event: "event said" };
