import { likeForced } from './forced.ts';

const ASKED = { more: '(prefers-contrast: more)', forced: '(forced-colors: active)' };

/** All rules with a condition, also inside layers. */
function conditions(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const own = rule instanceof CSSMediaRule ? [rule] : [];
    return 'cssRules' in rule ? [...own, ...conditions(rule.cssRules as CSSRuleList)] : own;
  });
}

/**
 * Makes the style sheets answer as if the system asked for more contrast or for its own colours, because a page can't
 * ask that of the system. The story tests ask the browser itself (looks.ts).
 * @returns a function that restores the system's answer
 */
export function asksForContrast(contrast: string | undefined): (() => void) | undefined {
  if (contrast !== 'more' && contrast !== 'forced') return undefined;
  const changed = new Map<CSSMediaRule, string>();
  const answer = () => {
    const rules = [...document.styleSheets].flatMap((sheet) => conditions(sheet.cssRules));
    for (const rule of rules) {
      const { mediaText } = rule.media;
      if (!mediaText.includes(ASKED[contrast])) continue;
      changed.set(rule, mediaText);
      rule.media.mediaText = mediaText.replace(ASKED[contrast], 'all');
    }
  };
  answer();
  // The style sheets of a screen that loads later.
  const later = new MutationObserver(answer);
  later.observe(document.head, { childList: true });
  const restore = contrast === 'forced' ? likeForced(document.body) : undefined;
  return () => {
    later.disconnect();
    restore?.();
    for (const [rule, mediaText] of changed) rule.media.mediaText = mediaText;
  };
}
