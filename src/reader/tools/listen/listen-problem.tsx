import { translate } from '../../../platform/browser/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { languageName } from './language-name.ts';
import type { Failure, Status } from './player.ts';
import { platformName } from './platform-name.ts';
import type { Voice } from './speech-engine.ts';
import { groupVoices } from './voices.ts';

type ListenProblemProps = {
  readonly status: Status;
  readonly lang: string;
  readonly voices: readonly Voice[];
  readonly voiceName: string;
  readonly failure: Failure | null;
  readonly onRetry: () => void;
};

/** Says why nothing is heard, and what to do. The live region is always there: screen readers announce its changes. */
export function ListenProblem({ status, lang, voices, voiceName, failure, onRetry }: ListenProblemProps) {
  const hasRemote = groupVoices(voices, lang).own.length > 0;
  return (
    <div class="listen-problem" role="status">
      {status === 'waiting' && <p>{translate('listen_waiting')}</p>}
      {status === 'ended' && <p>{translate('listen_ended')}</p>}
      {status === 'no-voice' && (
        <>
          <p>
            {voices.length > 0 ? translate('listen_no_voice_for', languageName(lang)) : translate('listen_no_voice')}
          </p>
          <p>{translate(`voices_${platformName()}`)}</p>
          {voices.length > 0 && <p>{translate(hasRemote ? 'listen_choose_remote' : 'listen_choose_other')}</p>}
        </>
      )}
      {failure !== null && (
        <>
          <p>{failureText(failure, voiceName)}</p>
          <Button onClick={onRetry}>{translate('retry')}</Button>
        </>
      )}
    </div>
  );
}

function failureText({ cause, detail }: Failure, voiceName: string): string {
  switch (cause) {
    case 'engine':
      return translate('speech_engine', voiceName, detail);
    case 'not_allowed':
      return translate('speech_not_allowed');
    case 'stalled':
    case 'network':
      return translate(`speech_${cause}`, voiceName);
  }
}
