import { useEffect, useState } from 'preact/hooks';
import { fail, type Reply, type ReportOutcome } from '../../../platform/messages/protocol.ts';
import { errorText } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { download } from '../../../ui/download.ts';
import { writeClipboard } from '../../../ui/write-clipboard.ts';
import type { ToolContext, ToolProps } from '../../context/tool.ts';
import { articleOrBestGuess } from '../../reading/article-or-best-guess.ts';
import css from './report.css?inline';

adoptStyle(css);

/** Most characters that are shown. More would make the dialog slow. */
const SHOWN = 300_000;
/** Most characters that fit into the text of an issue. */
const COPIED = 60_000;

/** The dialog that says what the report of the page holds, shows it, and saves or copies it. */
export default function ReportDialog({ context, onClose }: ToolProps) {
  const [file, setFile] = useState('');
  const [status, setStatus] = useState(translate('loading'));

  useEffect(() => {
    let isOver = false;
    const show = (reply: Reply<ReportOutcome>): void => {
      if (isOver) return;
      if (!reply.ok) setStatus(translate('report_failed', reply.error.message));
      else if (reply.value.kind === 'nothing') setStatus(translate('report_nothing'));
      else {
        setFile(reply.value.file);
        setStatus(reply.value.file.length > SHOWN ? translate('report_long') : '');
      }
    };
    writeReport(context).then(show, (cause: unknown) => {
      show(fail('failed', errorText(cause)));
    });
    return () => {
      isOver = true;
    };
  }, []);

  const save = (): void => {
    const name = `winnow-report-${new Date().toISOString().slice(0, 10)}.html`;
    download(name, new Blob([file], { type: 'text/html' }));
    setStatus(translate('saved', name));
  };
  const copy = (): void => {
    writeClipboard({ 'text/plain': file }).then(
      () => {
        setStatus(translate('report_copied'));
      },
      () => {
        setStatus(translate('copy_failed'));
      },
    );
  };

  return (
    <Modal class="report" labelledBy="report-title" onClose={onClose}>
      <div class="report-card" aria-busy={file === '' && status === translate('loading')}>
        <header>
          <h2 id="report-title">{translate('report_title')}</h2>
          <IconButton icon="close" label={translate('close')} onClick={onClose} />
        </header>
        <div class="report-scroll">
          <p>{translate('report_intro')}</p>
          <ul>
            <li>{translate('report_in')}</li>
            <li>{translate('report_not')}</li>
            <li>{translate('report_kept')}</li>
          </ul>
          {file !== '' && (
            <pre class="report-file" dir="ltr" role="region" aria-label={translate('report_file')} tabIndex={0}>
              {file.slice(0, SHOWN)}
            </pre>
          )}
        </div>
        <footer>
          <p role="status">{status}</p>
          {file !== '' && (
            <div class="report-actions">
              {file.length <= COPIED && <Button onClick={copy}>{translate('report_copy')}</Button>}
              <Button primary onClick={save}>
                {translate('report_save')}
              </Button>
            </div>
          )}
        </footer>
      </div>
    </Modal>
  );
}

/** Writes the report of what the view shows. Rejects where the host cannot. */
async function writeReport({ host, reading, outcome }: ToolContext): Promise<Reply<ReportOutcome>> {
  if (host.writeReport === undefined) throw new Error('The view can write no report.');
  const shown = outcome && articleOrBestGuess(outcome);
  return host.writeReport({ ...reading.options, ...(shown && { algorithm: shown.algorithm }) });
}
