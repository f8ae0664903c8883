import { render } from 'preact';
import { browserReady } from '../platform/browser/browser.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FailedState } from '../ui/failed-state.tsx';
import { WelcomePage } from './welcome-page.tsx';
import './welcome.css';

await browserReady();
const root = document.getElementById('app');
if (root !== null)
  render(
    <ErrorBoundary fallback={(error, retry) => <FailedState error={error} onRetry={retry} />}>
      <WelcomePage />
    </ErrorBoundary>,
    root,
  );
