import { withContext } from "@foja/core/kernel/actor";
import { now } from "@foja/core/kernel/clock";
import { addDays } from "@foja/core/kernel/day.rules";
import { paperWith, words } from "@foja/core/kernel/paper/paper.rules";
import { printed } from "@foja/core/kernel/ports/pdf";
import { dayOf } from "@foja/core/kernel/zone.rules";
import { EXAMPLE_CASES } from "@foja/core/operations/start/example-cases.rules";
import { Documents } from "@foja/core/practice/documents";
import { Folders } from "@foja/core/practice/folders";
import { SEED_PAPERS, type SeedPaper } from "./papers";
import type { Seeded } from "./seed";

/** Gives a seeded practice the papers of its cases, as real PDFs. The bucket has to be open. */
export const seedDocuments = (seeded: Seeded): Promise<void> =>
  withContext(seeded, async () => {
    const { folders } = await Folders.list({ limit: 100 });
    const idOf = new Map(folders.map(({ _id, folderName }) => [folderName, _id]));
    for (const paper of SEED_PAPERS) {
      const folderId = idOf.get(EXAMPLE_CASES[paper.of]?.folderName ?? "");
      if (folderId) await keep(paper, folderId);
    }
  });

async function keep({ name, kind, daysAgo, tags = [], text }: SeedPaper, folderId: string) {
  const content = text.map((paragraph) =>
    words(paragraph, { align: "justify", margin: [0, 0, 0, 12] }),
  );
  const paper = paperWith({ title: name, size: 12, spacing: 1.5, content, foot: [] });
  await Documents.keep({
    ...{ name, kind, tags, folderId, fileName: `${name}.pdf`, source: "upload" },
    date: addDays(dayOf(now()), -daysAgo),
    type: "application/pdf",
    bytes: await printed(paper),
    key: `${folderId}/${name}`,
  });
}
