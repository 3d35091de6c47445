/** The drafts of what is written in the search: it begins anew each time, apart from other forms. */
export const DRAFTS = { task: "task said", event: "event said" };
