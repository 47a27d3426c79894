import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';
import definition from '@dicebear/styles/avataaars.json' with { type: 'json' };
import { Avatar, Style } from 'dicebear10';

const all = { accessoriesProbability: 100, facialHairProbability: 0, topProbability: 100 };

export const dicebear9 = {
  name: 'dicebear 9 avataaars',
  prepare: () => (index) => createAvatar(avataaars, { seed: `child-${index}`, ...all }).toString(),
};

export const dicebear10 = {
  name: 'dicebear 10 avataaars',
  prepare() {
    const style = new Style(definition);
    return (index) => new Avatar(style, { seed: `child-${index}`, ...all }).toString();
  },
};
