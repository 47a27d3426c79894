import { ErrorState } from '@lykta/ui';
import { Component, type ReactNode } from 'react';
import { withTranslation, type WithTranslation } from 'react-i18next';

type BoundaryProps = WithTranslation & { readonly children: ReactNode };

/** Catches errors of a screen, or of code that could not be loaded, and offers a way back. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const { t } = this.props;
    return (
      <main id="main">
        <ErrorState
          title={t('frame.failed.title')}
          retryLabel={t('frame.reload')}
          onRetry={() => window.location.assign('/')}
        >
          {t('error.generic')}
        </ErrorState>
      </main>
    );
  }
}

export const ErrorBoundary = withTranslation()(Boundary);
