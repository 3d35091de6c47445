import { join } from "node:path";
import ts from "typescript";

/** Whether the room's sources compile with one of them changed: the file itself, and who imports it. */
export function compiler(root: string): (path: string, source: string) => boolean {
  let changed = { path: "", source: "", version: 0 };
  const config = join(root, "packages/core/tsconfig.json");
  const read = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  );
  if (!read) throw new Error(`${config} is not read`);
  const service = ts.createLanguageService({
    ...ts.sys,
    getCompilationSettings: () => read.options,
    getScriptFileNames: () => read.fileNames,
    getScriptVersion: (path) => (path === changed.path ? String(changed.version) : "0"),
    getScriptSnapshot: (path) => {
      const text = path === changed.path ? changed.source : ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getCurrentDirectory: () => root,
  });
  return (path, source) => {
    changed = { path, source, version: changed.version + 1 };
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const near = read.fileNames.filter((one) => one.startsWith(folder));
    return [path, ...near].every((one) => service.getSemanticDiagnostics(one).length === 0);
  };
}
