const folder = '/assets/avatars';

/** A person in stories: the head of a ready-made figure, from the pictures that the apps serve. */
export function StoryHeadPicture({ figure, size = 40 }: { figure: string; size?: number }) {
  return (
    <img
      src={`${folder}/${figure}.svg`}
      alt=""
      style={{ inlineSize: size, blockSize: size, objectFit: 'cover', objectPosition: '50% 6%' }}
    />
  );
}
