// The little Markdown that our rules use: headings, paragraphs, lists, tables, bold, italics, code.
// The text is ours; everything is escaped all the same.
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const inline = (text: string) =>
  escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>")
    .replace(/\[([^\]]+)\]\((?:[^)]+)\)/g, "$1");

function cells(row: string, tag: string): string {
  const parts = row.trim().replace(/^\||\|$/g, "").split("|");
  return `<tr>${parts.map((part) => `<${tag}>${inline(part.trim())}</${tag}>`).join("")}</tr>`;
}

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
      out.push(`<table><thead>${cells(lines[0]!, "th")}</thead><tbody>${body.join("")}</tbody></table>`);
    } else if (/^\s*([-*]|\d+\.) /.test(lines[0]!)) {
      const items = block.split(/\n(?=\s*(?:[-*]|\d+\.) )/);
      const tag = /^\s*\d/.test(items[0]!) ? "ol" : "ul";
      const text = items.map((item) => `<li>${inline(item.replace(/^\s*([-*]|\d+\.) /, ""))}</li>`);
      out.push(`<${tag}>${text.join("")}</${tag}>`);
    } else out.push(`<p>${inline(lines.join(" "))}</p>`);
  }
  return out.join("\n");
}
