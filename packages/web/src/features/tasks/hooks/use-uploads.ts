import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "~/lib/api/messages";
import { problemOf } from "~/lib/files/choice";
import { notify } from "~/lib/notify";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { refreshSession } from "~/lib/session/session";
import { uploadFile } from "../api/files";
import { tasks } from "../api/task-records";

export type Upload = { key: string; name: string; share: number; cancel: () => void };

/** Files being uploaded to a task in parallel, each with its progress. */
export function useUploads(taskId: string) {
  const cache = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const drop = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  const add = async (file: File): Promise<void> => {
    const wrong = problemOf(file);
    if (wrong) return notify.error(wrong);
    const key = crypto.randomUUID();
    const control = new AbortController();
    const upload = { key, name: file.name, share: 0, cancel: () => control.abort() };
    setUploads((all) => [...all, upload]);
    const onProgress = (share: number) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, share } : one)));
    try {
      tasks.show(cache, await uploadFile(taskId, file, { signal: control.signal, onProgress }));
    } catch (error) {
      if (!control.signal.aborted && !showPlanRestriction(error)) notify.error(messageOf(error));
    }
    drop(key);
    void refreshSession();
  };

  return { uploads, add: (files: Iterable<File>) => void Promise.all([...files].map(add)) };
}
