import { build } from 'vite';
import { htmlAlone } from '../html-alone.mjs';
import { median } from '../results.ts';
import { newPage } from './page.mjs';
import { asHtml, openStill } from './still.mjs';

/** Builds the script that draws elements with React alone. Call it before the server starts: that freezes built-ins. */
export async function buildReactAlone() {
  const { output } = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: `${import.meta.dirname}/react/main.mjs` } },
  });
  return output[0].code.replaceAll('</script', '<\\/script');
}

/**
 * How much more a screen takes after a year without anything of ours: what both accounts are shown, as HTML alone, and
 * drawn by React alone.
 * @param react the script that draws with React alone
 * @param shown what each is shown (`shownOn`)
 * @returns more ms of processor time in each way, medians
 */
export async function moreAlone(browser, react, screen, { fresh, grown }, rounds) {
  const ways = {
    html: [asHtml(fresh), asHtml(grown)],
    react: [await asReact(browser, react, screen, fresh), await asReact(browser, react, screen, grown)],
  };
  const more = {};
  for (const [way, pages] of Object.entries(ways)) {
    const times = pages.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const [place, page] of pages.entries()) times[place].push(await openStill(browser, screen, page));
    more[way] = Math.round(median(times[1]) - median(times[0]));
  }
  return more;
}

/** Runs in the page: its root as a tree of tags, attributes and children. */
function treeOfPage() {
  const styleOf = (element) =>
    Object.fromEntries(Array.from(element.style, (name) => [name, element.style.getPropertyValue(name)]));
  const treeOf = (node) =>
    node.nodeType === Node.TEXT_NODE
      ? node.data
      : {
          tag: node.localName,
          attributes: {
            ...Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value])),
            ...(node.hasAttribute('style') ? { style: styleOf(node) } : {}),
          },
          children: [...node.childNodes].filter(({ nodeType }) => nodeType <= Node.TEXT_NODE).map(treeOf),
        };
  return treeOf(document.getElementById('root'));
}

/** The elements that a screen shows, as a JSON text in a script of the page. */
export async function elementsOf(browser, screen, shown) {
  const { context, page } = await newPage(browser, screen);
  await page.setContent(asHtml(shown));
  const elements = JSON.stringify(await page.evaluate(treeOfPage)).replaceAll('<', '\\u003c');
  await context.close();
  return `<script type="application/json" id="elements">${elements}</script>`;
}

/** What a screen shows, drawn by React from its elements alone: what the browser and React take for it. */
async function asReact(browser, react, screen, shown) {
  const elements = await elementsOf(browser, screen, shown);
  return htmlAlone(shown.look, `<div id="root"></div>${elements}<script type="module">${react}</script>`);
}
