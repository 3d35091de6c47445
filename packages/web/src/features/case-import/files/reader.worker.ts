import { type Input, readInputs } from "./read-inputs";

type Asked = { inputs: Input[]; today: string };

/** Reads in the background what a person gave, and answers with the cases that are in it. */
addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  readInputs(data.inputs, data.today).then(
    (read) => postMessage({ read }),
    () => postMessage({ failed: true }),
  );
});
