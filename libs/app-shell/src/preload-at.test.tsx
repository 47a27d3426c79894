import { Route } from 'react-router-dom';
import { expect, it } from 'vitest';
import { preloadAt } from './preload-at.ts';

const loaded: string[] = [];

/** A screen that notes when its code is loaded. */
function lazily(name: string) {
  const load = () => {
    loaded.push(name);
    return Promise.resolve();
  };
  return Object.assign(() => null, { preload: load });
}
const [Texts, Story, Side, Home] = [lazily('texts'), lazily('story'), lazily('side'), lazily('home')];
const Plain = () => null;
const routes = (
  <>
    <Route path="/" element={<Plain />} />
    <Route path="home" element={<Home />} />
    <Route element={<Texts />}>
      <Route path="beb" element={<Story />} />
      <Route path="beb/:what" element={<Side />} />
    </Route>
  </>
);

it.each([
  ['/beb', ['texts', 'story']],
  ['/beb/good', ['texts', 'side']],
  ['/home', ['home']],
  ['/', []],
  ['/nowhere', []],
])('at %s loads what is shown there, and nothing else', async (path, expected) => {
  loaded.length = 0;
  await preloadAt(routes, path);
  expect(loaded).toEqual(expected);
});
