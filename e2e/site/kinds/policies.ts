import { ARTICLE, type Kind, LAST_WORDS, page, scripted } from './kind.ts';

const policy = (text: string) => ({ 'content-security-policy': text });

/** Pages with policies, and documents that are frames or are built by a script. */
export const POLICIES = {
  'nothing-allowed': {
    name: 'a policy that allows nothing',
    headers: policy("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"),
    body: page({}),
  },
  'policy-in-meta': {
    name: 'a policy in the page',
    body: page({ head: `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'none'">` }),
  },
  'trusted-types': {
    name: 'Trusted Types without a policy',
    headers: policy("require-trusted-types-for 'script'; trusted-types 'none'"),
    body: page({}),
  },
  'default-policy': {
    name: 'a default policy for Trusted Types that throws',
    headers: policy("require-trusted-types-for 'script'; trusted-types *"),
    body: scripted(`
      const refuse = () => { throw new Error('refused'); };
      globalThis.trustedTypes?.createPolicy('default', { createHTML: refuse, createScript: refuse, createScriptURL: refuse });`),
  },
  sandboxed: {
    name: 'a sandboxed page',
    headers: policy('sandbox'),
    body: page({}),
    opens: 'tab',
  },
  'sandboxed-scripts': {
    name: 'a sandboxed page with scripts',
    headers: policy('sandbox allow-scripts'),
    body: scripted("document.title = 'The gauge, by script'"),
    opens: { chromium: 'overlay', firefox: 'tab' },
  },
  isolated: {
    name: 'an isolated page',
    headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
    body: page({}),
  },
  'no-features': {
    name: 'a page without features',
    headers: { 'permissions-policy': 'fullscreen=(), web-share=()', 'x-frame-options': 'DENY', refresh: '3600' },
    body: page({}),
  },
  'kept-whole': {
    name: 'a page that the browser keeps when the user leaves it',
    headers: { 'cache-control': 'no-cache' },
    body: page({ extra: '<div style="height:4000px"></div>' }),
  },
  frameset: {
    name: 'a frameset',
    body: `<!doctype html><title>The gauge</title><frameset cols="20%,*"><frame src="/kinds/empty"><frame src="/kinds/no-features?"><frame src="/kinds/framed"></frameset>`,
    opens: 'tab',
  },
  framed: { name: 'the page of a frame', body: page({}) },
  loop: {
    name: 'frames in a loop',
    body: page({ extra: '<iframe src="/kinds/loop-back"></iframe><iframe src="/kinds/loop"></iframe>' }),
  },
  'loop-back': { name: 'the way back of a loop', body: page({ extra: '<iframe src="/kinds/loop"></iframe>' }) },
  frames: {
    name: 'a hundred frames',
    body: page({ extra: '<iframe srcdoc="<p>A frame of one of the hundred gauges.</p>"></iframe>'.repeat(100) }),
  },
  'story-in-sandbox': {
    name: 'a story in a sandboxed frame',
    body: `<!doctype html><title>The gauge</title><h1>The gauge</h1><iframe sandbox srcdoc="${ARTICLE.replaceAll('"', '&quot;')}"></iframe>`,
    answer: 'too little text',
  },
  empty: { name: 'an empty page', body: '', answer: 'no text' },
  'no-body': {
    name: 'a page without a body',
    body: scripted('document.body.remove();'),
    answer: 'no text',
  },
  'no-root': {
    name: 'a document without a root',
    body: scripted('document.documentElement.remove();'),
    answer: 'no text',
    opens: 'tab',
  },
  'other-root': {
    name: 'a document whose root is no page',
    body: scripted(
      "document.documentElement.replaceWith(Object.assign(document.createElement('main'), { innerHTML: document.querySelector('article').outerHTML }));",
    ),
    opens: 'tab',
  },
  blank: {
    name: 'a page that is written into an empty window',
    body: scripted(`
      const story = document.documentElement.outerHTML.replace(/<script>[^]*<\\/script>/, '');
      document.open(); document.write(story); document.close();`),
    answer: LAST_WORDS,
  },
} as const satisfies Readonly<Record<string, Kind>>;
