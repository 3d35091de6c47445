import type { TextHit } from "@foja/core/practice/texts/text.schema";
import { Command } from "cmdk";
import { FileSearch } from "lucide-react";
import { GROUP, Item } from "~/components/commands/item";

type TextsProps = { hits: readonly TextHit[]; onPick: (hit: TextHit) => void };

/** The documents in whose text something was found, with the line around it. */
export function Texts({ hits, onPick }: TextsProps) {
  if (hits.length === 0) return null;
  return (
    <Command.Group heading="En el texto de los documentos" className={GROUP}>
      {hits.map((hit) => (
        <Item
          key={hit.documentId}
          value={`texto ${hit.documentId}`}
          icon={FileSearch}
          title={hit.name}
          more={`Página ${hit.page} · ${hit.line}`}
          onSelect={() => onPick(hit)}
        />
      ))}
    </Command.Group>
  );
}
