import type { HtmlWriter } from './html-writer.ts';

/** Writes the label of a tab on a line of its own, above its pane. */
export function writeLabel(writer: HtmlWriter, label = ''): void {
  writer.breakLine();
  if (writer.openInline('strong')) {
    writer.text(label);
    writer.closeInline();
  }
  writer.breakLine();
}
