import { frameSize } from './frame-size.ts';

/** Hosts of advertising, consent, forms, chats, comments and measuring. */
const SERVICE_HOST =
  /(?:^|[.-])(?:ads?|adserver|adservice|adnxs|adsystem|advert\w*|banners?|captcha|hcaptcha|recaptcha|chat|comments?|consent\w*|cookie\w*|criteo|disqus\w*|doubleclick|facebook|google|googlesyndication|googletagmanager|gstatic|hsforms|hubspot|intercom\w*|linkedin|list-manage|livechat\w*|mailchimp|onetrust|outbrain|pagead\w*|paypal|pinterest|pixel|quantserve|sharethis|addthis|sponsor\w*|stripe|taboola|tags?|tawk|teads|telegram|track\w*|trustarc|twitter|widgets?|x|zendesk)(?:[.-]|$)/i;
/** Titles of such frames. */
const SERVICE_TITLE =
  /(?:^|[^\p{L}])(?:ads?|advert\p{L}*|anzeige|publicit\p{L}*|pubblicità|sponsor\p{L}*|captcha|recaptcha|cookies?|consent|tag manager|track\p{L}*|pixel|widgets?|button|like|share|follow|comments?|chat|log ?in|sign ?(?:in|up)|subscri\p{L}*|newsletter|form|blank|frames?|container|measurement|storage|menu|search|cart)(?:[^\p{L}]|$)/iu;
const LEAST_WIDTH = 200;
const LEAST_HEIGHT = 100;

/** True for a large frame with a title that is no service of the page. It is content that cannot be read. */
export function isContentFrame(element: Element, { hostname, pathname }: URL, title: string): boolean {
  if (
    title === '' ||
    SERVICE_TITLE.test(title) ||
    SERVICE_HOST.test(hostname) ||
    /\/(?:ads?|widgets?)\//i.test(pathname)
  )
    return false;
  const { width, height } = frameSize(element);
  return width >= LEAST_WIDTH && height >= LEAST_HEIGHT;
}
