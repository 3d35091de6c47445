import { type Piece, piecesOf } from "../lib/words";

type MessageTextProps = {
  text: string;
  names: readonly string[];
  /** The records that are shown as cards, whose addresses are hidden. */
  linked: readonly string[];
};

/** The text of a message, with its addresses as links. */
export function MessageText({ text, names, linked }: MessageTextProps) {
  const isShown = ({ kind, text: address }: Piece) =>
    kind === "link" && linked.some((id) => address.includes(id));
  return (
    <p className="whitespace-pre-wrap break-words">
      {piecesOf(text, names).map((piece, i) => {
        if (isShown(piece)) return null;
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text stand in one order
        return <PieceOf key={i} {...piece} />;
      })}
    </p>
  );
}

function PieceOf({ kind, text }: Piece) {
  if (kind === "mention") return <span className="font-medium text-accent">{text}</span>;
  if (kind === "words") return text;
  return (
    <a href={text} target="_blank" rel="noreferrer" className="break-all text-accent underline">
      {text}
    </a>
  );
}
