import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { Avatar } from './avatar.tsx';
import { calmFigures } from './compose/calm.ts';
import { drawFiguresIn } from './load/figure.ts';
import { avatarTexts } from './texts.ts';

/** Ids without a file: the server never answers one, and answers the other with 404. */
const slow = 'child-slow';
const missing = 'child-missing';

const meta = {
  title: 'Avatar/Avatar',
  component: Avatar,
  args: { size: 'full', label: 'Avatar: rosa hår i två flätor, glasögon' },
  parameters: {
    guide: {
      do: [
        'Say in words what it shows (`describeAvatar`), where no name stands beside it.',
        'Let it fill its place: `full` is 200 × 300, `thumb` the head.',
      ],
      dont: [
        'The figure as a judge: it never looks sad because of an answer.',
        'A figure that hangs: it stands on the ground.',
      ],
    },
    msw: {
      handlers: [
        http.get(`/assets/avatars/${slow}.svg`, () => delay('infinite')),
        http.get(`/assets/avatars/${missing}.svg`, () => new HttpResponse(null, { status: 404 })),
      ],
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const braids = {
  type: 'PARTS',
  data: {
    HEADS: { id: 'head-02', color: '#D9A066' },
    HAIR: { id: 'hair-04', color: '#E88BB0' },
    CLOTHES: { id: 'clothes-17', color: '#B9B5E8' },
    EYEWEARS: { id: 'eyewear-01', color: '#2C8A88' },
  },
} as const;

export const Parts: Story = { args: { avatar: braids } };
/** The calm style: the same parts, drawn older. A child chooses it in settings. */
export const Calm: Story = {
  args: { avatar: braids },
  beforeEach: () => {
    drawFiguresIn(calmFigures);
    return () => drawFiguresIn(undefined);
  },
};
export const CalmReadyMade: Story = {
  ...Calm,
  args: { avatar: { type: 'ID', data: 'child-08' }, label: 'Avatar: rött hår, keps' },
};
export const Thumbnail: Story = { args: { avatar: braids, size: 'thumb' } };
export const ReadyMade: Story = {
  args: {
    avatar: { type: 'ID', data: 'adult-20' },
    label: 'Avatar: vitt hår på sidorna, glasögon, mustasch',
  },
};
export const Pet: Story = { args: { avatar: 'pet-07', label: 'Avatar: kanin' } };
export const Home: Story = { args: { avatar: 'house-villa', label: 'Avatar: villa' } };
export const Default: Story = { args: { avatar: '', label: 'Avatar: rakt brunt hår' } };
export const DarkestSkin: Story = {
  args: {
    avatar: {
      type: 'PARTS',
      data: { HEADS: { id: 'head-01', color: '#4E312A' }, HAIR: { id: 'hair-19', color: '#3F3A46' } },
    },
    label: 'Avatar: svart hår i boxflätor',
  },
};
export const OwnPicture: Story = {
  args: {
    avatar: {
      type: 'BINARY',
      data: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGNk+M+AApgY/jOgAGQ+AEHYAgFq0S8uAAAAAElFTkSuQmCC',
    },
    size: 'thumb',
    label: 'Avatar: egen bild',
  },
};
export const Decorative: Story = { args: { avatar: 'child-24', size: 'thumb', label: '' } };
export const Loading: Story = { args: { avatar: slow } };
export const LoadingThumbnail: Story = { args: { avatar: slow, size: 'thumb' } };
export const Failed: Story = { args: { avatar: missing } };
export const FailedThumbnail: Story = { args: { avatar: missing, size: 'thumb' } };
export const FailedInEnglish: Story = {
  globals: { language: 'en' },
  args: { avatar: missing, label: 'A picture', errorText: avatarTexts.error.en },
};
