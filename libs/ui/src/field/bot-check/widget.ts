import 'altcha/external';
import 'altcha/altcha.css';
import workerUrl from 'altcha/worker?url&no-inline';
import { letBrokenWorkersEnd } from './broken-workers.ts';
import type { BotCheckCalls, BotCheckTexts } from './types.ts';

letBrokenWorkersEnd();

/** The altcha element, as far as this library uses it. */
export type Widget = HTMLElement & AltchaWidgetMethods;

/** Addresses that exist only between the widget and `customfetch`: the calls are made by the app. */
const CHALLENGE = '/bot-check/challenge';
const VERIFY = '/bot-check/verify';

/** What the widget is held to (docs/product.md §9); the server's challenges ask for far less. */
const LIMITS = {
  maxnumber: 1_000_000,
  workers: Math.min(16, navigator.hardwareConcurrency || 8),
  /** Pixels between the button and the check that floats beside it. */
  floatingoffset: 12,
};

/**
 * Makes the widget. Its script, worker and styles come from our own origin, so that the content security policy needs
 * neither `blob:` nor inline styles.
 * @param floating unseen until the form is sent; then it stands beside the form's button
 */
export function createWidget(calls: BotCheckCalls, texts: BotCheckTexts, floating: boolean): Widget {
  const widget = document.createElement('altcha-widget') as Widget;
  const address = (path: string) => new URL(path, location.origin).href;

  async function customfetch(url: string, init?: RequestInit): Promise<Response> {
    if (url === address(VERIFY)) {
      const reply = await calls.verify?.({ timeZone, ...JSON.parse(String(init?.body)) });
      if (!reply || reply.classification === 'BAD') throw new Error(texts.error);
      return Response.json(reply);
    }
    const challenge = await calls.challenge();
    // Only a code needs the server before the form is sent; the puzzle alone is checked with the form.
    widget.configure({ verifyurl: challenge.codeChallenge && calls.verify ? address(VERIFY) : '' });
    return Response.json(challenge);
  }

  Object.assign(widget, LIMITS, {
    name: 'altcha',
    auto: floating ? 'onsubmit' : 'onfocus',
    floating: floating ? 'auto' : undefined,
    challengeurl: address(CHALLENGE),
    customfetch,
    disablerefetchonexpire: true,
    hidefooter: true,
    hidelogo: true,
    strings: JSON.stringify(widgetStrings(texts)),
    workerurl: workerUrl,
  });
  widget.addEventListener('statechange', () => requestAnimationFrame(() => hideReason(widget)));
  return widget;
}

/** The widget explains an error in a tooltip, in English and for programmers; its text says what a child can do. */
function hideReason(widget: Widget): void {
  for (const said of widget.querySelectorAll('.altcha-error [title]')) said.removeAttribute('title');
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

function widgetStrings(texts: BotCheckTexts): Record<string, string> {
  return {
    label: texts.label,
    verifying: texts.verifying,
    verified: texts.verified,
    error: texts.error,
    expired: texts.expired,
    verificationRequired: texts.required,
    enterCode: texts.enterCode,
    enterCodeAria: texts.enterCodeAria,
    getAudioChallenge: texts.playAudio,
    reload: texts.reload,
    verify: texts.verify,
    loading: texts.loading,
    footer: '',
    // Empty: the widget would show a browser alert.
    waitAlert: '',
  };
}
