import type { ComponentType, RefObject } from 'preact';
import type { Article } from '../../article/article.ts';
import type { AlgorithmInfo } from '../../platform/reading/algorithms.ts';
import type { ReadOutcome } from '../../platform/messages/read-outcome.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { OpenThings } from '../../ui/open-things.ts';
import type { PopoverContentProps } from '../../ui/popover.tsx';
import type { SettingsState } from '../../ui/appearance/use-settings.ts';
import type { ReaderHost } from '../reading/reader-host.ts';
import type { Reading } from '../reading/use-reading.ts';
import type { OwnNotesPlace } from './own-notes.ts';

/** A key binding of a tool, or several keys for the same thing. */
export type ToolKey = {
  /** Values of KeyboardEvent.key, letters in lower case; several because keyboards differ. */
  readonly keys: readonly string[];
  /** True for keys with Ctrl, or with Command on a Mac. */
  readonly isWithCtrl?: boolean;
  /** True for keys that only mean this with Shift. */
  readonly isWithShift?: boolean;
  /** The keys as help and tooltips show them; the first key in upper case where absent. */
  readonly label?: string;
  /** Message key of what they do. Absent for keys that the tool itself shows while it is open. */
  readonly labelKey?: string;
  /** What they do; a press on the tool where absent. Code of the tool may handle them before that. */
  readonly run?: (context: ToolContext) => void;
};

/** A key and what code does with it. `run` returns true if it used the key. */
export type KeyHandler = { readonly key: ToolKey; readonly run: (event: KeyboardEvent) => boolean };

/** What a tool knows: the document that the view shows, and how to show messages. A new object at each render. */
export type ToolContext = {
  readonly host: ReaderHost;
  readonly reading: Reading;
  /** The outcome that the view shows; null while only the start of an article is there. */
  readonly outcome: ReadOutcome | null;
  /** The article that the view shows; null while there is none, or only its start. */
  readonly article: Article | null;
  /** Whether the comments of the article are open. */
  readonly hasComments: boolean;
  /** The algorithms that the user can choose from, the default first. */
  readonly algorithms: readonly AlgorithmInfo[];
  readonly settingsState: SettingsState;
  /** The scroll container of the article; the same object as long as the view. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly showStatus: (text: string) => void;
  readonly openThings: OpenThings;
  /** Handles a key of the tool before its own `run`. Returns a function that ends it. */
  readonly handleKey: (handler: KeyHandler) => () => void;
  /** Opens a tool. `how`: see ToolProps. */
  readonly open: (id: string, how?: string) => void;
  readonly ownNotes: OwnNotesPlace;
  /** A content of the shown article with everything that tools mark in it. */
  readonly withMarks: (content: DocumentFragment) => Promise<DocumentFragment>;
  /** All tools, for those that list what others contribute. */
  readonly tools: readonly Tool[];
};

/** Props of what a tool opens. */
export type ToolProps = {
  readonly context: ToolContext;
  /** The way in which it was opened, of those that the tool knows; '' for the usual one. */
  readonly how: string;
  readonly onClose: () => void;
};

/** Props of the content of a tool's menu. */
export type ToolMenuProps = PopoverContentProps & { readonly context: ToolContext };

/** A button of a tool, or an item of the menu "More". */
export type ToolButton = {
  /** 'about': beside the host. 'bar': in the row of tools. 'more': in the menu "More". 'end': after that menu. */
  readonly place: 'about' | 'bar' | 'more' | 'end';
  /** Message key of its name. */
  readonly label: string;
  /** 'letters' is a drawing of the letters Aa. */
  readonly icon?: IconName | 'letters';
  /** Shown as a button only in a wide bar; the menu "More" has it in a narrow one. */
  readonly isWide?: boolean;
  /** The button has no word beside its icon. */
  readonly isWordless?: boolean;
};

/** Loads a module whose default export is a part of a tool. */
export type Lazy<T> = () => Promise<{ readonly default: T }>;

/** What a press on a tool does. */
export type Opening =
  | {
      /** A bar or panel beside the text, or a dialog over it. */
      readonly kind: 'panel' | 'dialog';
      readonly load: Lazy<ComponentType<ToolProps>>;
      /** What it is about: the tool closes when this changes. The outcome where absent. */
      readonly subject?: (context: ToolContext) => unknown;
      /** Whether it is shown while it is open; `isPossible` where absent. */
      readonly isShown?: (context: ToolContext) => boolean;
      /** Stays open beside others, and does not take the focus. */
      readonly isBeside?: boolean;
      /** A second press closes it. */
      readonly isToggle?: boolean;
      /** The edge of the text that it takes. Opening another one there closes it. */
      readonly edge?: 'start';
    }
  | {
      /** A popover below the button. A 'menu' is used by arrow keys; in a 'form', Tab moves on. */
      readonly kind: 'menu' | 'form';
      readonly load: Lazy<ComponentType<ToolMenuProps>>;
    }
  | { readonly kind: 'action'; readonly run: (context: ToolContext) => void };

/** An item of the menu "Not right?" that opens its tool. */
export type CorrectionItem = {
  /** Message key of its name. */
  readonly label: string;
  /** Message key of the hint below the name. */
  readonly hint: string;
  /** See ToolProps. */
  readonly how?: string;
  readonly isPossible?: (context: ToolContext) => boolean;
};

/** An item of the menu "Keep". */
export type KeepItem = {
  readonly id: string;
  readonly label: () => string;
  readonly isPossible?: (context: ToolContext) => boolean;
  /** Does the work and resolves to the status to show, '' for none. `showProgress` shows a status meanwhile. */
  readonly run: (context: ToolContext, showProgress: (text: string) => void) => Promise<string>;
  /** Message key of the status to show if `run` rejects; $1 is the cause. */
  readonly failure: string;
};

/** Starts a part of a tool for the article that is shown. Returns a function that ends it. */
export type StartTool = (context: ToolContext & { readonly article: Article }, scroller: HTMLElement) => () => void;

/** Puts what a tool knows about a content into a copy of it. */
export type MarkContent = (content: DocumentFragment, context: ToolContext) => Promise<DocumentFragment>;

/** A tool of the reader: everything that the view needs to know of it. Its code loads when it is used. */
export type Tool = {
  /** The name of its folder. */
  readonly id: string;
  /** Keys that always work. */
  readonly keys?: readonly ToolKey[];
  /** Loads the keys that code of the tool handles while it runs. */
  readonly ownKeys?: Lazy<readonly ToolKey[]>;
  readonly button?: ToolButton;
  readonly opens?: Opening;
  /** False while a press could do nothing. The view then has no button for it. */
  readonly isPossible?: (context: ToolContext) => boolean;
  /** How it is to be open from the start; null for not at all. */
  readonly opensFirst?: (host: ReaderHost) => string | null;
  /** Loads what runs as soon as an article is shown. */
  readonly start?: Lazy<StartTool>;
  /** Loads what marks a content that is kept or copied. */
  readonly marks?: Lazy<MarkContent>;
  readonly corrections?: readonly CorrectionItem[];
  readonly keepItems?: readonly KeepItem[];
};

/** A key as help and tooltips show it. */
export function keyLabel({ keys, label = keys[0]?.toUpperCase() ?? '' }: ToolKey): string {
  return label;
}
