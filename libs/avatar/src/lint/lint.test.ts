import { describe, expect, it } from 'vitest';
import { lintPart, lintReadyMade } from './lint.ts';

const root =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';
const part = (shapes: string, layer = 'z-index="30" data-layer="clothes"', extra = '') =>
  `${root}${extra}>\n<g ${layer}>\n${shapes}\n</g>\n</svg>\n`;
const fine = '<path data-color="base" stroke="none" d="M1 1C2 2 3.5 3 4 4Z"/>';

it('accepts a part as we draw them', () => {
  expect(lintPart(part(fine))).toEqual([]);
  expect(
    lintPart(
      part(
        fine,
        'z-index="80" data-layer="headwear"',
        ' data-hides="hair-crown ears" data-default="#C8453F"',
      ),
    ),
  ).toEqual([]);
});

it.each([
  ['a script', part('<script>alert(1)</script>')],
  ['an event handler', part('<path onload="x" d="M0 0"/>')],
  ['an outside reference', part('<image href="https://example.org/x.png"/>')],
  ['a paint server', part('<path data-color="no-color" fill="url(#a)" d="M0 0"/>')],
  ['a style', part('<path style="fill:red" d="M0 0"/>')],
  ['an id', part('<path id="a" d="M0 0"/>')],
  ['text', part('<path d="M0 0"/>hello')],
  ['a comment', part('<!-- hello --><path d="M0 0"/>')],
  ['an entity', part('<path d="M0 0&amp;"/>')],
  ['an open element', part('<path d="M0 0">')],
  ['an attribute written twice', part('<path d="M0 0" d="M1 1"/>')],
  ['a transform', part('<path transform="scale(2)" d="M0 0"/>')],
  ['an unknown layer', part(fine, 'z-index="30" data-layer="cloak"')],
  ['a layer at the wrong depth', part(fine, 'z-index="31" data-layer="clothes"')],
  ['a shape outside a layer', `${root}>${fine}</svg>`],
  ['a role and a fill', part('<path data-color="base" fill="#FFF" d="M0 0"/>')],
  ['a colour without a role', part('<path fill="#FFF" d="M0 0"/>')],
  ['an unknown role', part('<path data-color="glow" d="M0 0"/>')],
  ['too fine a number', part('<path d="M0.25 0"/>')],
  ['a hidden layer that does not exist', part(fine, undefined, ' data-hides="beards"')],
  ['another box', part(fine).replace('200 300', '100 100')],
  ['more than 4,096 bytes', part(fine.repeat(80))],
])('refuses %s in a part', (_what, svg) => {
  expect(lintPart(svg).length).toBeGreaterThan(0);
});

describe('a ready-made picture', () => {
  const picture = (shapes: string, color = ' color="#1F2A44"') => `${root}${color}>${shapes}</svg>`;

  it('may be painted and may have the adult build', () => {
    expect(lintReadyMade(picture('<path fill="#FFF" d="M0 0"/>'))).toEqual([]);
    expect(lintReadyMade(picture('<g transform="translate(9 11) scale(.91)"><path d="M0 0"/></g>'))).toEqual(
      [],
    );
  });

  it.each([
    ['a role', picture('<path data-color="base" d="M0 0"/>')],
    ['a free transform', picture('<g transform="rotate(3)"><path d="M0 0"/></g>')],
    ['a link', picture('<a href="#"><path d="M0 0"/></a>')],
    ['a line colour that is none', picture('<path d="M0 0"/>', ' color="red"')],
    ['more than 10 kB', picture('<path d="M0 0L10 10"/>'.repeat(500))],
  ])('may not have %s', (_what, svg) => {
    expect(lintReadyMade(svg).length).toBeGreaterThan(0);
  });
});
