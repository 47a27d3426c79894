import 'altcha/external';
import 'altcha/altcha.css';
import workerUrl from 'altcha/worker?url&no-inline';
import { letBrokenWorkersEnd } from './broken-workers.ts';
import { BotCheckError, type BotCheckCalls, type BotCheckTexts } from './types.ts';

letBrokenWorkersEnd();

/** The altcha element with the methods used here. */
export type Widget = HTMLElement & AltchaWidgetMethods;

/** Placeholder addresses between the widget and `customfetch`; the app makes the real calls. */
const CHALLENGE = '/bot-check/challenge';
const VERIFY = '/bot-check/verify';

/** Upper limits of the widget (docs/product.md §9); the server's challenges need far less. */
const LIMITS = {
  maxnumber: 1_000_000,
  workers: Math.min(16, navigator.hardwareConcurrency || 8),
  /** Distance in px between the button and the floating check. */
  floatingoffset: 12,
};

/**
 * Creates the widget. Its script, worker and styles come from our own origin, so that the content security policy
 * needs neither `blob:` nor inline styles.
 * @param floating hidden until the form is submitted, then shown next to its button
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
    // The check has left the page meanwhile: no worker starts, since the page may be closing.
    if (!widget.isConnected) throw new BotCheckError('The check has left the page.');
    // Only a typed code is verified before the form is sent; the server checks the puzzle with the form.
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

/** Removes the widget's tooltip: a technical message in English. Its visible text says what a child can do. */
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
    // Empty, because the widget would show this text in a browser alert.
    waitAlert: '',
  };
}
