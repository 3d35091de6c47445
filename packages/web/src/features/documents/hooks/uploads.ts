import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { type Upload as Address, sendFile } from "~/lib/api/send-file";
import { problemOf } from "~/lib/files/choice";
import { capital } from "~/lib/outcome";
import { queryClient } from "~/lib/query-client";
import { refreshSession } from "~/lib/session/session";
import { useStore } from "~/lib/store";
import { announce, complete, documents } from "../api/documents";
import { UploadQueue } from "../lib/upload-queue";

/** The uploads of this page, whatever part of it is shown: leaving it ends them. */
export const uploads = new UploadQueue<Address>({
  // The line has the file's name.
  problemOf: (file) => {
    const problem = problemOf(file)?.replace(`${file.name}: `, "");
    return problem && capital(problem);
  },
  announce,
  send: sendFile,
  complete,
  isLost: (error) => error instanceof ApiError && (error.status === 0 || error.status === 503),
  reasonOf: messageOf,
  onDone: (document) => {
    queryClient.setQueryData(["documents", "one", document._id], document);
    void documents.refresh(queryClient);
    void refreshSession();
  },
});

addEventListener("online", () => uploads.resume());

/** Leaving the page would lose what is on its way: the browser asks first. */
addEventListener("beforeunload", (event) => {
  const { list } = uploads.shown.get();
  if (list.some(({ state }) => ["waiting", "sending", "lost"].includes(state)))
    event.preventDefault();
});

/** The uploads, as they go on. */
export const useUploads = () => useStore(uploads.shown).list;
