/** For tests: a page in a frame, with its own style and layout. */
export function framedPage(body: string, { head = '', html = '' } = {}): Document {
  const frame = document.createElement('iframe');
  frame.width = '1000';
  frame.height = '800';
  document.body.append(frame);
  const page = frame.contentDocument!;
  page.open();
  page.write(
    `<!doctype html><html ${html}><head><base href="https://site.example/post/">${head}</head><body>${body}</body></html>`,
  );
  page.close();
  return page;
}
