import { expect, test } from 'vitest';
import { listening } from './listening.ts';

test('the ports that listen are named once, and connections are not', () => {
  const table = `  sl  local_address rem_address   st
   0: 0100007F:2382 00000000:0000 0A 00000000:00000000
   1: 0100007F:2382 0100007F:C001 01 00000000:00000000
   0: 00000000000000000000000000000000:01BB 00000000000000000000000000000000:0000 0A`;
  expect(listening(table + table)).toEqual([443, 9090]);
});
