import { languageOf, REFERENCE } from '@lykta/domain';
import type { Avatar as AvatarValue } from '@lykta/domain';
import { cropToHead } from './compose/crop.ts';
import type { DrawnAvatar as DrawnFigure } from './load/figure.ts';
import { useFigure } from './load/useFigure.ts';
import type { FigureState } from './load/useFigure.ts';
import { avatarTexts } from './texts.ts';
import styles from './Avatar.module.css';

/** The two pictures of a figure: its head (100 × 100) or all of it (200 × 300). */
export type AvatarSize = 'thumb' | 'full';

type Picture = Extract<AvatarValue, { type: 'BINARY' }>;

export type AvatarProps = {
  /** A ready-made figure's id, `{type: 'ID' | 'PARTS' | 'BINARY', data}`. */
  readonly avatar: AvatarValue;
  readonly size: AvatarSize;
  /** Says what the picture shows (see `describeAvatar`); empty when the words beside it say it already. */
  readonly label: string;
  /** What is shown when a file can't be fetched; by itself in the language of the page. */
  readonly errorText?: string;
};

/** Only pixels: a picture that could carry script is never shown. */
const rasterOnly = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * A person, pet or house. States: loading (quiet shape), loaded, error (a sentence). Its width follows the custom
 * property `--avatar-size` (docs/product.md §6, Avatar renderer).
 */
export function Avatar({ avatar, size, label, errorText = pageTexts().error }: AvatarProps) {
  const shared = { size, label, errorText };
  return isPicture(avatar) ? (
    <PictureAvatar picture={avatar} {...shared} />
  ) : (
    <DrawnAvatar figure={avatar} {...shared} />
  );
}

function pageTexts() {
  const lang = typeof document === 'undefined' ? REFERENCE : document.documentElement.lang;
  return avatarTexts[languageOf(lang) ?? REFERENCE];
}

function isPicture(avatar: AvatarValue): avatar is Picture {
  return typeof avatar === 'object' && avatar.type === 'BINARY';
}

type Shared = { readonly size: AvatarSize; readonly label: string; readonly errorText: string };

function PictureAvatar({ picture, size, label, errorText }: Shared & { readonly picture: Picture }) {
  if (!rasterOnly.test(picture.data))
    return <Frame size={size} label={label} errorText={errorText} state={{ status: 'error' }} />;
  return (
    <img className={`${styles.frame} ${styles[size]} ${styles.picture}`} src={picture.data} alt={label} />
  );
}

function DrawnAvatar({ figure, size, label, errorText }: Shared & { readonly figure: DrawnFigure }) {
  return <Frame size={size} label={label} errorText={errorText} state={useFigure(figure)} />;
}

function Frame({ size, label, errorText, state }: Shared & { readonly state: FigureState }) {
  const frame = `${styles.frame} ${styles[size]}`;
  if (state.status === 'error') {
    return (
      <span className={`${frame} ${styles.error}`}>
        <span className={styles.words}>{errorText}</span>
      </span>
    );
  }
  const named = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  if (state.status === 'loading')
    return <span className={`${frame} ${styles.loading}`} aria-busy {...named} />;
  const svg = size === 'thumb' ? cropToHead(state.svg) : state.svg;
  return <span className={frame} {...named} dangerouslySetInnerHTML={{ __html: svg }} />;
}
