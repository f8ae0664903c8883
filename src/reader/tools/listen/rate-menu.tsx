import { interfaceLanguage, translate } from '../../../platform/browser/translate.ts';

/** Speeds in percent. */
const RATES = [50, 75, 90, 100, 110, 125, 150, 175, 200, 250, 300];

/** Keep the sign behind the number in right-to-left interfaces; an option cannot have elements. */
const LEFT_TO_RIGHT = '\u2066';
const END = '\u2069';

type RateMenuProps = { readonly rate: number; readonly onChange: (rate: number) => void };

/** The speed of the voice. */
export function RateMenu({ rate, onChange }: RateMenuProps) {
  const rates = RATES.includes(rate) ? RATES : [...RATES, rate].sort((one, other) => one - other);
  const number = new Intl.NumberFormat(interfaceLanguage(), { maximumFractionDigits: 2 });
  return (
    <select
      class="listen-menu"
      aria-label={translate('listen_speed')}
      title={translate('listen_speed')}
      value={String(rate)}
      onChange={({ currentTarget }) => {
        onChange(Number(currentTarget.value));
      }}
    >
      {rates.map((one) => (
        <option key={one} value={String(one)}>
          {`${LEFT_TO_RIGHT}${number.format(one / 100)}×${END}`}
        </option>
      ))}
    </select>
  );
}
