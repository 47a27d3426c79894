import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import workerUrl from 'altcha/worker?url&no-inline';
import { describe, expect, it } from 'vitest';
import { ownMarkup, ownWorker } from './rules.ts';

const libs = join(import.meta.dirname, '../../../..');
const drawings = globSync('*/{src,assets}/**/*.svg', { cwd: libs });

describe('what may become a part of the page', () => {
  it('all drawings of the house are', () => {
    expect(drawings.length).toBeGreaterThan(200);
    for (const file of drawings) {
      const svg = readFileSync(join(libs, file), 'utf8');
      expect(ownMarkup(svg) === svg, file).toBe(true);
    }
  });

  it.each([
    '&times;',
    'Ett ord & ett till',
    '<!> <div class="altcha"><label><!></label></div>',
    '<path d="M1 2"/>',
    '<g clip-path="url(#a)"><path fill="#fff" href="#b"/></g>',
  ])('%s is', (text) => {
    expect(ownMarkup(text)).toBe(text);
  });

  it.each([
    '<script>steal()</script>',
    '<svg><SCRIPT>steal()</SCRIPT></svg>',
    '<img src=x onerror=steal()>',
    '<svg onload="steal()"></svg>',
    '<svg/onload=steal()>',
    '<g id="a"onclick ="steal()"/>',
    '<path d="M1 2" ONCLICK\n= steal()>',
    '<path d="><script>steal()</script>">',
    '<svg><a href="javascript:steal()"/></svg>',
    '<svg><use href="data:image/svg+xml,x"/></svg>',
    '<path href=javascript:steal() />',
    '<svg><foreignObject></foreignObject></svg>',
    '<svg><animate attributeName="href"/></svg>',
    '<svg><set attributeName="onclick"/></svg>',
    '<iframe srcdoc="x"></iframe>',
    '<form action="https://stranger.example"></form>',
    '<button formaction="https://stranger.example"></button>',
    '<div style="position:fixed"></div>',
    '<style>*{}</style>',
    '<pathology>',
    '<!-- a comment -->',
    '<svg',
  ])('%s is not', (text) => {
    expect(ownMarkup(text)).toBeNull();
  });
});

describe('what may become a worker', () => {
  it.each(['/sw.js', '/sw.js?release=next', workerUrl])('%s may', (address) => {
    expect(ownWorker(address)).toBe(address);
  });

  it.each([
    '/assets/picture.svg',
    '/sw.js/../other.js',
    'https://stranger.example/sw.js',
    '//stranger.example/sw.js',
    'data:text/javascript,steal()',
    'blob:http://localhost:4200/0',
  ])('%s may not', (address) => {
    expect(ownWorker(address)).toBeNull();
  });
});
