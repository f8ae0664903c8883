import { useState } from 'preact/hooks';
import { strToU8, zipSync } from 'fflate';
import { download } from '../ui/download.ts';
import type { JudgedPage } from './judge-page.ts';

/** As test/golden.spec.ts asks for. */
const CASE_NAME = '[a-z]+--[a-z0-9-]+';

type SaveBarProps = { readonly page: JudgedPage; readonly html: string };

/** Saves the page as a golden case, or as a report without its words. */
export function SaveBar({ page, html }: SaveBarProps) {
  const [name, setName] = useState('');
  const [status, setStatus] = useState('');

  const saveCase = (): void => {
    const zip = zipSync({ [`${name}/source.html`]: strToU8(html) });
    download(`${name}.zip`, new Blob([new Uint8Array(zip)], { type: 'application/zip' }));
    setStatus(`Unpack ${name}.zip in test/golden, then run npm run golden:accept.`);
  };
  const saveReport = (): void => {
    const file = page.report();
    if (file !== null) download('winnow-report.html', new Blob([file], { type: 'text/html' }));
    setStatus(
      file === null
        ? 'The page has no text to report.'
        : 'The report has random letters in place of the words. npm run golden:import makes a golden case of it.',
    );
  };
  return (
    <>
      <button type="button" onClick={saveReport}>
        Save report
      </button>
      <form
        class="case"
        onSubmit={(event) => {
          event.preventDefault();
          saveCase();
        }}
      >
        <input
          aria-label="Name of the golden case"
          placeholder="area--symptom"
          required
          pattern={CASE_NAME}
          title="Two parts with -- between them, in small letters: news--lost-lead"
          value={name}
          onInput={({ currentTarget }) => {
            setName(currentTarget.value);
          }}
        />
        <button type="submit">Save golden case</button>
      </form>
      <p role="status" class="saved">
        {status}
      </p>
    </>
  );
}
