import { languageOf, localText, REFERENCE, type Language, type PartGroup } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';
import styles from './catalogue.stories.module.css';
import { parts } from './catalogue/parts.ts';
import { avatarGroups, houseAvatars } from './catalogue/ready-made.ts';
import { takenOff } from './catalogue/taken-off.ts';
import { defaultParts } from './default-parts.ts';
import { describeAvatar } from './describe/describe.ts';
import { palettes } from './palettes.ts';

const toLanguage = (value: unknown): Language => languageOf(value) ?? REFERENCE;

/** Every part of a group, cropped as in the builder, with its name there, and the group's colours. */
function Group({ group, language }: { readonly group: PartGroup; readonly language: Language }) {
  return (
    <>
      <ul className={styles.grid}>
        {parts[group].map(({ id, name }) => (
          <li key={id}>
            <Avatar
              avatar={{ type: 'PARTS', data: { ...defaultParts, ...takenOff[group], [group]: { id } } }}
              size={group}
              label=""
            />
            {localText(name, language)}
          </li>
        ))}
      </ul>
      <ul className={styles.grid}>
        {palettes[group]?.map(({ color, name }) => (
          <li key={color}>
            <span className={styles.swatch} style={{ background: color }} />
            {localText(name, language)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Ready-made pictures with their descriptions. */
function Gallery({ ids, language }: { readonly ids: readonly string[]; readonly language: Language }) {
  return (
    <ul className={styles.grid}>
      {ids.map((id) => (
        <li key={id}>
          <Avatar avatar={id} size="thumb" label="" />
          {describeAvatar(id, language)}
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Avatar/Catalogue',
  component: Group,
  args: { group: 'HAIR', language: 'sv' },
  render: ({ group }, { globals }) => <Group group={group} language={toLanguage(globals.language)} />,
} satisfies Meta<typeof Group>;
export default meta;
type Story = StoryObj<typeof meta>;

const gallery = (ids: readonly string[]): Story => ({
  render: (_args, { globals }) => <Gallery ids={ids} language={toLanguage(globals.language)} />,
});

export const Hair: Story = {};
export const HairInEnglish: Story = { globals: { language: 'en' } };
export const Clothes: Story = { args: { group: 'CLOTHES' } };
export const Heads: Story = { args: { group: 'HEADS' } };
export const Eyes: Story = { args: { group: 'EYES' } };
export const Noses: Story = { args: { group: 'NOSES' } };
export const Mouths: Story = { args: { group: 'MOUTHS' } };
export const Beards: Story = { args: { group: 'BEARDS' } };
export const Glasses: Story = { args: { group: 'EYEWEARS' } };
export const Headwear: Story = { args: { group: 'HEADWEARS' } };
export const Accessories: Story = { args: { group: 'ACCESSORIES' } };
export const Children = gallery(avatarGroups.CHILD);
export const Adults = gallery(avatarGroups.ADULT);
export const Pets = gallery(avatarGroups.PET);
export const Homes = gallery(houseAvatars);
