import { localText, REFERENCE, type Avatar as AvatarValue, type PartGroup } from '@lykta/domain';
import { cropToHead, cropToPart } from './compose/crop.ts';
import type { DrawnAvatar as DrawnFigure } from './load/figure.ts';
import { useFigure, type FigureState } from './load/use-figure.ts';
import { avatarTexts } from './texts.ts';
import styles from './avatar.module.css';

/** The views of a figure: its head (100 × 100), the whole figure (200 × 300), or the parts of one group. */
export type AvatarSize = 'thumb' | 'full' | PartGroup;

type Picture = Extract<AvatarValue, { type: 'BINARY' }>;

export interface AvatarProps {
  /** The avatar: `{type: 'ID' | 'PARTS' | 'BINARY', data}`, where an ID names a ready-made figure. */
  avatar: AvatarValue;
  size: AvatarSize;
  /** Text alternative (see `describeAvatar`); empty if the words beside it say the same. */
  label: string;
  /** Shown when a file cannot be fetched; default: a text in the page's language. */
  errorText?: string;
}

/** Only bitmap images: formats that can contain script are never shown. */
const rasterOnly = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/**
 * A person, pet or house. States: loading (placeholder), loaded, error (a sentence). The custom property
 * `--avatar-size` sets its width, `--avatar-ratio` the shape of a part's picture (docs/product.md §6, Avatar renderer).
 */
export function Avatar({ avatar, size, label, errorText = loadingFailed() }: AvatarProps) {
  const shared = { size, label, errorText };
  return isPicture(avatar) ? (
    <PictureAvatar picture={avatar} {...shared} />
  ) : (
    <DrawnAvatar figure={avatar} {...shared} />
  );
}

function loadingFailed() {
  const language = typeof document === 'undefined' ? REFERENCE : document.documentElement.lang;
  return localText(avatarTexts.error, language);
}

function isPicture(avatar: AvatarValue): avatar is Picture {
  return typeof avatar === 'object' && avatar.type === 'BINARY';
}

type Shared = { readonly size: AvatarSize; readonly label: string; readonly errorText: string };

function PictureAvatar({ picture, size, label, errorText }: Shared & { readonly picture: Picture }) {
  if (!rasterOnly.test(picture.data))
    return <Frame size={size} label={label} errorText={errorText} state={{ status: 'error' }} />;
  return <img className={`${frameOf(size)} ${styles.picture}`} src={picture.data} alt={label} />;
}

function DrawnAvatar({ figure, size, label, errorText }: Shared & { readonly figure: DrawnFigure }) {
  return <Frame size={size} label={label} errorText={errorText} state={useFigure(figure)} />;
}

function Frame({ size, label, errorText, state }: Shared & { readonly state: FigureState }) {
  const frame = frameOf(size);
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
  return <span className={frame} {...named} dangerouslySetInnerHTML={{ __html: cut(state.svg, size) }} />;
}

/** The outline of a figure that is not known yet: it holds its place, in the same size. */
export function AvatarPlace({ size }: { readonly size: AvatarSize }) {
  return <span className={`${frameOf(size)} ${styles.loading}`} aria-hidden="true" />;
}

function frameOf(size: AvatarSize): string {
  const shape = size === 'full' || size === 'thumb' ? styles[size] : styles.part;
  return `${styles.frame} ${shape}`;
}

function cut(svg: string, size: AvatarSize): string {
  if (size === 'full') return svg;
  return size === 'thumb' ? cropToHead(svg) : cropToPart(svg, size);
}
