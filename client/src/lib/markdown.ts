// The little Markdown that our rules use: headings, paragraphs, lists, tables, bold, italics, code; a number
// in brackets is a link to its ruling; and a line ":::picture bags" stands for something that is drawn.
// The text is ours; everything is escaped all the same.
export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const inline = (text: string) =>
  escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\((?:[^)]+)\)/g, "$1")
    .replace(/\[([CRL]\d+)\]/g, '<a class="ruling" href="#$1">$1</a>');

// What one looks for stands out; nothing inside a tag is touched.
export function marked(html: string, needle: string): string {
  if (!needle) return html;
  const pattern = new RegExp(escaped(needle).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gi");
  return html.split(/(<[^>]*>)/).map((part) => (part.startsWith("<") ? part : part.replace(pattern, "<mark>$&</mark>"))).join("");
}

const parts = (row: string): string[] => row.trim().replace(/^\||\|$/g, "").split("|").map((part) => part.trim());
const cell = (text: string, tag: string): string => `<${tag}>${inline(text)}</${tag}>`;
const cells = (row: string, tag: string): string => `<tr>${parts(row).map((part) => cell(part, part ? tag : "td")).join("")}</tr>`;

export function markdown(text: string): string {
  const out: string[] = [];
  for (const block of text.trim().split(/\n{2,}/)) {
    const lines = block.split("\n");
    const heading = /^(#{1,4}) (.*)$/.exec(lines[0]!);
    if (heading) {
      const level = heading[1]!.length;
      out.push(`<h${level}>${inline(heading[2]!)}</h${level}>`);
      if (lines.length > 1) out.push(markdown(lines.slice(1).join("\n")));
    } else if (lines[0]!.trim().startsWith("|")) {
      const body = lines.slice(2).map((line) => cells(line, "td"));
      out.push(`<div class="wide" tabindex="0" role="group"><table><thead>${cells(lines[0]!, "th")}</thead><tbody>${body.join("")}</tbody></table></div>`);
    } else if (/^\s*([-*]|\d+\.) /.test(lines[0]!)) {
      const items = block.split(/\n(?=\s*(?:[-*]|\d+\.) )/);
      const tag = /^\s*\d/.test(items[0]!) ? "ol" : "ul";
      const text = items.map((item) => `<li>${inline(item.replace(/^\s*([-*]|\d+\.) /, ""))}</li>`);
      out.push(`<${tag}>${text.join("")}</${tag}>`);
    } else out.push(`<p>${inline(lines.join(" "))}</p>`);
  }
  return out.join("\n");
}

// A text in its pieces: words, and what is drawn between them.
export type Block = { html: string } | { draw: "picture" | "example"; name: string };
export function blocks(text: string): Block[] {
  return text.split(/^(:::\w+ [\w-]+)$/m).flatMap((part): Block[] => {
    const drawn = /^:::(picture|example) ([\w-]+)$/.exec(part);
    if (drawn) return [{ draw: drawn[1] as "picture" | "example", name: drawn[2]! }];
    return part.trim() ? [{ html: markdown(part) }] : [];
  });
}

// The chapters and sections of a text: each from its heading to the next.
export interface Section {
  id: string;
  title: string;
  depth: number;
  text: string;
}
export const sections = (text: string): Section[] =>
  text.split(/^(?=#{1,3} )/m).filter((part) => part.trim()).map((part, i) => {
    const [, marks = "#", title = ""] = /^(#+) (.*)/.exec(part) ?? [];
    return { id: `s${i}`, title, depth: marks.length, text: part };
  });

// A table of rulings, row by row.
export interface Ruling {
  id: string;
  question: string; // as HTML, like the rest
  answer: string;
  where: string;
  how: string; // whether it stands in the rulebook or is ours
}
export interface RulingsPart {
  title: string;
  before: string; // what stands there besides
  rulings: Ruling[];
}
export const rulingsOf = (text: string): RulingsPart[] =>
  text.split(/^(?=## )/m).map((part) => {
    const rows = part.split("\n").filter((line) => /^\| [CR]\d+ \|/.test(line)).map((line) => parts(line).map(inline));
    const found = rows.map(([id = "", question = "", answer = "", where = "", how = ""]) => ({ id, question, answer, where, how }));
    const rest = part.replace(/^#+ .*\n/, "");
    return { title: /^#+ (.*)/.exec(part)?.[1] ?? "", before: found.length ? "" : markdown(rest), rulings: found };
  });
