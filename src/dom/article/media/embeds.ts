import { childElementsOf } from '../../nodes.ts';
import { attributeOf, localNameOf, queryAll } from '../../safe-dom.ts';
import { textNodesIn } from '../../text-nodes-in.ts';
import { mediaUrl } from '../../urls.ts';
import { isContentFrame } from './content-frames.ts';
import { backgroundUrl } from './background.ts';

/**
 * A link in place of a player. The poster is a picture that the page itself names: a request to the service would
 * reveal the user.
 */
export type Embed = {
  readonly link: string;
  readonly poster: string | null;
  readonly label: string;
  /** True for a post of another service: there is nothing to play. */
  readonly isPost?: true;
};

type Service = {
  readonly hosts: RegExp;
  /** Captures the id of the video, track or post in path and query. */
  readonly id: RegExp;
  readonly link: (id: string) => string;
};

/** Elements whose text nobody reads. */
const UNREAD = new Set(['script', 'style', 'noscript', 'template']);
/** Players with the id of the video, track or post in their address. */
const SERVICES: readonly Service[] = [
  {
    hosts: /(?:^|\.)youtube(?:-nocookie)?\.com$/,
    id: /\/(?:embed|v|shorts|live)\/([\w-]{6,20})/,
    link: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  { hosts: /(?:^|\.)vimeo\.com$/, id: /\/(?:video\/)?(\d{5,})/, link: (id) => `https://vimeo.com/${id}` },
  {
    hosts: /(?:^|\.)dailymotion\.com$/,
    id: /(?:\/video\/|[?&]video=)(\w+)/,
    link: (id) => `https://www.dailymotion.com/video/${id}`,
  },
  { hosts: /^player\.twitch\.tv$/, id: /[?&]video=v?(\d+)/, link: (id) => `https://www.twitch.tv/videos/${id}` },
  {
    hosts: /^open\.spotify\.com$/,
    id: /\/embed(?:-podcast)?\/(\w+\/\w+)/,
    link: (id) => `https://open.spotify.com/${id}`,
  },
  {
    hosts: /^embed\.ted\.com$/,
    id: /\/talks\/(?:lang\/[\w-]+\/)?(\w+)/,
    link: (id) => `https://www.ted.com/talks/${id}`,
  },
  {
    hosts: /^codepen\.io$/,
    id: /^\/([\w-]+\/embed\/(?:preview\/)?\w+)/,
    link: (id) => `https://codepen.io/${id.replace(/embed\/(?:preview\/)?/, 'pen/')}`,
  },
  {
    hosts: /(?:^|\.)tiktok\.com$/,
    id: /^\/(?:embed|player)\/(?:v\d\/)?(\d{5,})/,
    link: (id) => `https://www.tiktok.com/embed/v2/${id}`,
  },
];
/** Frames that show a post of another service. */
const POSTS: readonly Service[] = [
  { hosts: /^platform\.(?:twitter|x)\.com$/, id: /[?&]id=(\d{5,})/, link: (id) => `https://x.com/i/status/${id}` },
  {
    hosts: /(?:^|\.)instagram\.com$/,
    id: /^\/((?:p|reel|tv)\/[\w-]+)\/embed/,
    link: (id) => `https://www.instagram.com/${id}/`,
  },
  {
    hosts: /^embed\.bsky\.app$/,
    id: /^\/embed\/(did:[\w:.]+\/app\.bsky\.feed\.post\/\w+)/,
    link: (id) => `https://bsky.app/profile/${id.replace('app.bsky.feed.post', 'post')}`,
  },
  { hosts: /^embed\.reddit\.com$/, id: /^\/(r\/\w+\/comments\/\w+)/, link: (id) => `https://www.reddit.com/${id}/` },
];
/** A post on any fediverse server: /@name/number/embed. */
const FEDIVERSE_POST = /^\/@[\w.@-]+\/\d{5,}(?=\/embed$)/;
/** Its frame has the address of the post as a parameter. */
const FACEBOOK = /^www\.facebook\.com$/;
const FACEBOOK_FRAME = /^\/(?:v[\d.]+\/)?plugins\/(post|video)\.php/;
/** Players whose own address can be opened in a tab. */
const OPENABLE_HOSTS =
  /(?:^|\.)(?:soundcloud\.com|bandcamp\.com|twitch\.tv|ted\.com|archive\.org|rumble\.com|odysee\.com|streamable\.com|wistia\.(?:com|net)|brightcove\.net|jwplayer\.com|loom\.com|bilibili\.com|rutube\.ru|vk\.com|podcasts\.apple\.com|music\.apple\.com|google\.com|openstreetmap\.org|datawrapper\.dwcdn\.net|flo\.uri\.sh|jsfiddle\.net|codesandbox\.io|stackblitz\.com|observablehq\.com|slideshare\.net|speakerdeck\.com|flourish\.studio|infogram\.com|tableau\.com|geogebra\.org|desmos\.com|sketchfab\.com|printables\.com|scribd\.com|issuu\.com|libsyn\.com|buzzsprout\.com|simplecast\.com|megaphone\.fm|spreaker\.com|transistor\.fm|acast\.com|podbean\.com|blubrry\.com|nicovideo\.jp)$/;
const GOOGLE = /(?:^|\.)google\.com$/;

const LAZY_ADDRESSES = ['src', 'data-src', 'data-lazy-src', 'data-litespeed-src', 'data-cookieblock-src', 'data'];

/** Labels that only say what an element is. */
const NO_TITLE =
  /^(?:(?:embed(?:ded)?|this|is|a|youtube|vimeo|loom|twitter|x|tiktok|instagram|facebook|video|audio|media|content|post|tweet|player|i?frame|undefined|null)[\s_-]*)+$/i;
const PLAY = /^play(?: video)?\s*:?\s*/i;
/** The account in the address of a post. */
const PROFILE = /^\/(@[\w.-]+|\w+(?=\/status\/))/;

/** The link for a quotation that stands for a post; null without an address. */
function readPost(element: Element, base: string): Embed | null {
  const links = queryAll(element, 'a[href]');
  const last = links.at(-1);
  const written =
    attributeOf(element, 'data-instgrm-permalink') ||
    attributeOf(element, 'cite') ||
    (last ? attributeOf(last, 'href') : '');
  const link = mediaUrl(written, base);
  if (link === null) return null;
  return { link, poster: null, isPost: true, label: textOf(last) || (PROFILE.exec(new URL(link).pathname)?.[1] ?? '') };
}

/** The address that `readFrame` gives a video with this address; as written where it is not of a known player. */
export function linkOfVideo(written: string, base: string): string | null {
  const address = mediaUrl(written, base);
  return address === null ? null : (embedAt(new URL(address), '')?.link ?? address);
}

/** The link for a frame of a known player, or for a large one with a title; null for advertising and widgets. */
export function readFrame(element: Element, tag: string, base: string): Embed | null {
  if (tag === 'blockquote') return readPost(element, base);
  const label = labelOf(element) || (tag.startsWith('lite-') ? titleIn(textOf(element).replace(PLAY, '')) : '');
  // The still picture of a player that waits for a click.
  const poster = backgroundUrl(element, base);
  const id = attributeOf(element, 'videoid') || attributeOf(element, 'data-videoid');
  if (id !== '' && /^[\w-]{1,40}$/.test(id)) {
    if (tag.endsWith('vimeo')) return { link: `https://vimeo.com/${id}`, poster, label };
    return { link: `https://www.youtube.com/watch?v=${id}`, poster, label };
  }
  for (const name of LAZY_ADDRESSES) {
    const address = mediaUrl(attributeOf(element, name), base);
    if (address === null) continue;
    const known = embedAt(new URL(address), label);
    return known ?? (isContentFrame(element, new URL(address), label) ? { link: address, poster: null, label } : null);
  }
  return null;
}

function embedAt(url: URL, label: string): Embed | null {
  const player = linkAt(url, SERVICES);
  if (player !== null) return { link: player, poster: null, label };
  const fediversePost = FEDIVERSE_POST.exec(url.pathname)?.[0];
  const link = fediversePost === undefined ? linkAt(url, POSTS) : url.origin + fediversePost;
  if (link !== null) return { link, poster: null, label, isPost: true };
  // Its other frames are buttons and boxes of pages.
  const shownByFacebook = FACEBOOK.test(url.hostname) && FACEBOOK_FRAME.exec(url.pathname)?.[1];
  if (shownByFacebook) {
    const shown = mediaUrl(url.searchParams.get('href') ?? '', url.href);
    return shown === null
      ? null
      : { link: shown, poster: null, label, ...(shownByFacebook === 'post' && { isPost: true }) };
  }
  if (!OPENABLE_HOSTS.test(url.hostname) || (GOOGLE.test(url.hostname) && !url.pathname.startsWith('/maps')))
    return null;
  const inner = url.searchParams.get('url');
  const isInner = inner !== null && /^https:\/\//.test(inner) && url.hostname.endsWith('soundcloud.com');
  return { link: isInner ? inner : url.href, poster: null, label };
}

function linkAt(url: URL, services: readonly Service[]): string | null {
  for (const { hosts, id, link } of services) {
    const found = hosts.test(url.hostname) ? id.exec(url.pathname + url.search)?.[1] : undefined;
    if (found !== undefined) return link(found);
  }
  return null;
}

/** The link for a video or audio element: its file, else the page. Null for a silent decoration. */
export function readPlayer(element: Element, base: string): Embed | null {
  const has = (name: string): boolean => element.hasAttribute(name);
  // Starts by itself, loops and has no controls: a moving background.
  const isDecoration = has('autoplay') && has('loop') && !has('controls');
  const poster = mediaUrl(attributeOf(element, 'poster') || attributeOf(element, 'data-poster'), base);
  const file = firstFile(element, base);
  if (isDecoration && poster === null) return null;
  const link = file ?? mediaUrl(base, base);
  return link === null ? null : { link, poster, label: labelOf(element) };
}

function firstFile(element: Element, base: string): string | null {
  const own = mediaUrl(attributeOf(element, 'src') || attributeOf(element, 'data-src'), base);
  if (own !== null) return own;
  for (const child of childElementsOf(element)) {
    const url = localNameOf(child) === 'source' ? mediaUrl(attributeOf(child, 'src'), base) : null;
    if (url !== null) return url;
  }
  return null;
}

/** The page's label for the player; '' where it has none, and the writer falls back to the host. */
function labelOf(element: Element): string {
  const written =
    attributeOf(element, 'title') || attributeOf(element, 'aria-label') || attributeOf(element, 'playlabel');
  return titleIn(written);
}

function textOf(element: Element | undefined): string {
  if (element === undefined) return '';
  const read = textNodesIn(element).filter(({ parentElement }) => !UNREAD.has(parentElement?.localName ?? ''));
  return titleIn(read.map(({ data }) => data).join(''));
}

/** The text as one line; '' where it is no title. */
function titleIn(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return NO_TITLE.test(line) ? '' : line;
}
