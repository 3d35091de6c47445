const LENGTH = String.raw`(?:0|\d{1,3}(?:\.\d{1,2})?(?:px|em|%))`;
const LENGTHS = `${LENGTH}(?: ${LENGTH}){0,3}`;
const COLOR = String.raw`(?:#[\da-f]{3}|#[\da-f]{6}|[a-z]{3,20}|rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\))`;

/** The properties allowed in an inline style: none that moves, hides, or fetches. */
const PROPERTIES: Record<string, string> = {
  color: COLOR,
  "background-color": COLOR,
  "font-size": LENGTH,
  "font-weight": "(?:normal|bold|[1-9]00)",
  "font-style": "(?:normal|italic)",
  "font-family": String.raw`[\w, -]{1,120}`,
  "line-height": String.raw`(?:\d(?:\.\d{1,3})?|\d{1,3}(?:\.\d{1,2})?(?:px|em|%))`,
  "letter-spacing": LENGTH,
  "text-align": "(?:left|center|right)",
  "text-decoration": "(?:none|underline|line-through)",
  "text-decoration-line": "(?:none|underline|line-through)",
  "vertical-align": "(?:top|middle|bottom|baseline)",
  display: "(?:block|inline-block)",
  width: LENGTH,
  "max-width": LENGTH,
  height: `(?:auto|${LENGTH})`,
  margin: String.raw`(?:${LENGTHS}|0 auto|\d{1,3}px auto)`,
  "border-collapse": "(?:collapse|separate)",
  "border-radius": LENGTH,
  border: `(?:none|0|${LENGTH} (?:solid|dashed) ${COLOR})`,
  padding: LENGTHS,
  ...sides("margin", LENGTH),
  ...sides("padding", LENGTH),
  ...sides("border", `(?:none|0|${LENGTH} (?:solid|dashed) ${COLOR})`),
};

function sides(name: string, value: string): Record<string, string> {
  return Object.fromEntries(
    ["top", "right", "bottom", "left"].map((side) => [`${name}-${side}`, value]),
  );
}

const SHAPES = new Map(
  Object.entries(PROPERTIES).map(([name, value]) => [name, new RegExp(`^${value}$`, "i")]),
);

/** The allowed declarations of an inline style; the others are left out. */
export function allowedStyle(style: string): string {
  return style
    .split(";")
    .map((one) => one.split(":"))
    .filter((parts) => parts.length === 2)
    .map(([name = "", value = ""]) => [name.trim().toLowerCase(), value.trim()] as const)
    .filter(([name, value]) => SHAPES.get(name)?.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}
