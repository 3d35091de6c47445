import { ApiError, OFFLINE } from "./error";
import { messageForStatus } from "./messages";

/** The URL and form fields for posting one file. */
export type Upload = { url: string; fields: Record<string, string> };

type Progress = { signal?: AbortSignal; onProgress?: (share: number) => void };

/** Posts a file where the API said. Uses XMLHttpRequest: fetch reports no upload progress. */
export function sendFile(
  { url, fields }: Upload,
  file: File,
  { signal, onProgress }: Progress = {},
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file);
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () => reject(new ApiError(0, messageForStatus(0), { error: OFFLINE }));
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve();
      else reject(new ApiError(request.status, "El archivo no se pudo subir. Probá de nuevo."));
    };
    request.onerror = lost;
    request.onabort = () => reject(new DOMException("cancelled", "AbortError"));
    signal?.addEventListener("abort", () => request.abort());
    request.open("POST", url);
    request.send(form);
  });
}
