/** Three dots, one below another, in one path: a list has one in each row. */
export const MoreIcon = () => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: hidden; the button around it has the name
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={4}
    strokeLinecap="round"
  >
    <path d="M12 5h.01M12 12h.01M12 19h.01" />
  </svg>
);
