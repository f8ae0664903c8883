import type { Settings } from '../../../settings/schema.ts';

type FocusSettings = Pick<Settings, 'lit' | 'paging' | 'pictures'>;

/** A part of the focus kit that is on or off. */
export type FocusAid = {
  /** Message key of its name. */
  readonly label: string;
  readonly key: string;
  readonly isOn: (settings: FocusSettings) => boolean;
  readonly toggled: (settings: FocusSettings) => Partial<FocusSettings>;
};

/** The parts of the focus kit. Line and paragraph exclude each other. */
export const FOCUS_AIDS: readonly FocusAid[] = [
  {
    label: 'focus_line',
    key: 'u',
    isOn: ({ lit }) => lit === 'line',
    toggled: ({ lit }) => ({ lit: lit === 'line' ? 'all' : 'line' }),
  },
  {
    label: 'focus_paragraph',
    key: 'i',
    isOn: ({ lit }) => lit === 'paragraph',
    toggled: ({ lit }) => ({ lit: lit === 'paragraph' ? 'all' : 'paragraph' }),
  },
  {
    label: 'focus_pages',
    key: 'b',
    isOn: ({ paging }) => paging === 'pages',
    toggled: ({ paging }) => ({ paging: paging === 'pages' ? 'scroll' : 'pages' }),
  },
  {
    label: 'focus_pictures',
    key: 'g',
    isOn: ({ pictures }) => pictures === 'hidden',
    toggled: ({ pictures }) => ({ pictures: pictures === 'hidden' ? 'shown' : 'hidden' }),
  },
];
