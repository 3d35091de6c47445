/** The room of rows that are not drawn. */
export function Room({ height, span }: { height: number; span: number }) {
  return height > 0 ? (
    <tr aria-hidden>
      <td colSpan={span} style={{ height }} className="p-0" />
    </tr>
  ) : null;
}
