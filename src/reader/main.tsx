import { render } from 'preact';
import { openSession } from './page/session.ts';
import { ReaderPage } from './page/reader-page.tsx';
import { NoAccessPage } from './page/no-access-page.tsx';

const session = openSession();
// The page that the frame lies over cannot always hand the focus in; keys belong to the article from the start.
if (session?.surface === 'overlay') window.focus();

const root = document.getElementById('app');
if (root !== null) render(session === null ? <NoAccessPage /> : <ReaderPage session={session} />, root);
