import { translate } from '../../../platform/browser/translate.ts';
import { languageName } from './language-name.ts';
import type { Voice } from './speech-engine.ts';
import { groupVoices } from './voices.ts';

type VoiceMenuProps = {
  readonly voices: readonly Voice[];
  /** Language of the article. */
  readonly lang: string;
  readonly current: Voice | null;
  readonly onChange: (voice: Voice) => void;
};

/** The voices of the device: those for the language of the article, then the others. Absent where there is none. */
export function VoiceMenu({ voices, lang, current, onChange }: VoiceMenuProps) {
  if (voices.length === 0) return null;
  const { own, others } = groupVoices(voices, lang);
  return (
    <select
      class="listen-menu listen-voice"
      aria-label={translate('listen_voice')}
      title={translate('listen_voice')}
      value={current?.id ?? ''}
      onChange={({ currentTarget }) => {
        const chosen = voices.find(({ id }) => id === currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {current === null && <option value="">{translate('listen_voice')}</option>}
      {own.length > 0 && <optgroup label={languageName(lang)}>{own.map(option)}</optgroup>}
      {others.length > 0 && (
        <optgroup label={translate('listen_other_voices')}>
          {others.map((voice) => option({ ...voice, name: `${voice.name} – ${languageName(voice.lang)}` }))}
        </optgroup>
      )}
    </select>
  );
}

function option({ id, name, isLocal }: Voice) {
  return (
    <option key={id} value={id}>
      {isLocal ? name : translate('listen_remote', name)}
    </option>
  );
}
