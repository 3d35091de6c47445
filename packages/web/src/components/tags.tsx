/** The labels of a record, in small. */
export const Tags = ({ tags }: { tags: readonly string[] }) => (
  <>
    {tags.map((tag) => (
      <span key={tag} className="rounded-sm bg-wash px-1.5 text-ink-soft text-xs leading-5">
        {tag}
      </span>
    ))}
  </>
);
