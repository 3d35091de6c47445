import { saveBlob } from "./save-blob";

/** Has the browser save a text as a file of a media type. */
export const saveText = (name: string, text: string, type: string): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
