import { render } from 'preact';
import { browserReady } from '../platform/browser/browser.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FailedState } from '../ui/failed-state.tsx';
import { KeptReader } from './kept-reader.tsx';
import { LibraryPage } from './library-page.tsx';

await browserReady();
const root = document.getElementById('app');
const article = new URLSearchParams(location.search).get('article');
if (root !== null)
  render(
    <ErrorBoundary fallback={(error, retry) => <FailedState error={error} onRetry={retry} />}>
      {article === null ? <LibraryPage /> : <KeptReader id={Number(article)} />}
    </ErrorBoundary>,
    root,
  );
