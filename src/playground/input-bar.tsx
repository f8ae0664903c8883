import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Logo } from '../ui/logo.tsx';

type InputBarProps = {
  readonly address: string;
  /** `html`: of the page; `address`: absolute, or ''. */
  readonly onOpen: (html: string, address: string) => void;
  readonly children: ComponentChildren;
};

/** Takes a page: pasted HTML, a chosen file, or a file dropped anywhere. */
export function InputBar({ address, onOpen, children }: InputBarProps) {
  const [html, setHtml] = useState<string | null>(null);
  const [url, setUrl] = useState(address);
  const [problem, setProblem] = useState('');

  const open = (text: string): void => {
    if (text.trim() === '') {
      setProblem('There is no HTML. Paste the source of a page, or choose a file.');
      return;
    }
    if (url !== '' && !/^https?:/.test(url)) {
      setProblem('The address is not absolute. Write it with https://, or leave it empty.');
      return;
    }
    setProblem('');
    setHtml(null);
    onOpen(text, url);
  };
  const openFile = (file: File | null | undefined): void => {
    file?.text().then(open, (cause: unknown) => {
      setProblem(`The file cannot be read: ${String(cause)}`);
    });
  };

  useEffect(() => {
    const allow = (event: DragEvent): void => {
      event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      openFile(event.dataTransfer?.files[0]);
    };
    const paste = (event: ClipboardEvent): void => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      open(event.clipboardData?.getData('text/plain') ?? '');
    };
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  });

  return (
    <header>
      <h1>
        <Logo /> Winnow <span>playground</span>
      </h1>
      <label class="file">
        Open file…
        <input
          type="file"
          accept=".html,.htm,.xhtml,.mhtml,text/html"
          onChange={({ currentTarget }) => {
            openFile(currentTarget.files?.[0]);
          }}
        />
      </label>
      <button
        type="button"
        aria-expanded={html !== null}
        onClick={() => {
          setHtml(html === null ? '' : null);
        }}
      >
        Paste HTML…
      </button>
      <label class="address">
        Address
        <input
          type="url"
          value={url}
          placeholder="https://… (for relative links)"
          onInput={({ currentTarget }) => {
            setUrl(currentTarget.value);
          }}
        />
      </label>
      {children}
      {html !== null && (
        <form
          class="paste"
          onSubmit={(event) => {
            event.preventDefault();
            open(html);
          }}
        >
          <textarea
            aria-label="HTML of a page"
            autofocus
            value={html}
            onInput={({ currentTarget }) => {
              setHtml(currentTarget.value);
            }}
          />
          <button type="submit" class="primary">
            Read
          </button>
        </form>
      )}
      <p role="status" class="problem">
        {problem}
      </p>
    </header>
  );
}
