// The form of the documentation site.
import { defineConfig } from 'vitepress';

const GUIDE = [
  { text: 'Start', link: '/' },
  { text: 'Keys and settings', link: '/keys' },
  { text: 'How it finds the article', link: '/how-it-finds-the-article' },
  { text: 'Corrections and rules', link: '/corrections' },
  { text: 'What you keep', link: '/what-you-keep' },
  { text: 'Privacy', link: '/privacy' },
  { text: 'Phones and Safari', link: '/phones-and-safari' },
  { text: 'Changes', link: '/changelog' },
];
const PROGRAMS = [
  { text: 'The package', link: '/library' },
  { text: 'The command', link: '/command' },
  { text: 'From Readability', link: '/from-readability' },
  { text: 'From Defuddle', link: '/from-defuddle' },
];
const PROJECT = [
  { text: 'Contributing', link: '/contributing' },
  { text: 'Measurements', link: '/measurements' },
  { text: 'Experiments', link: '/experiments/' },
  { text: 'Decisions', link: '/decisions/' },
  { text: 'Mutation scores', link: '/mutation-scores' },
  { text: 'Security', link: '/security' },
];

export default defineConfig({
  title: 'Winnow',
  description: 'A reader view for Chromium and Firefox, and a package for programs.',
  outDir: '../docs',
  // The path of the site on its host, such as /winnow/.
  base: process.env.DOCS_BASE ?? '/',
  themeConfig: {
    search: { provider: 'local' },
    sidebar: [
      { text: 'Guide', items: GUIDE },
      { text: 'For programs', items: PROGRAMS },
      { text: 'Project', items: PROJECT },
    ],
    outline: [2, 3],
  },
});
